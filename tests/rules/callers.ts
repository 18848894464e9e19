import { may, type Capability, type Role } from '@institute/schema';
import type {
  RulesTestContext,
  RulesTestEnvironment,
  TokenOptions,
} from '@firebase/rules-unit-testing';
import { isDeep } from '../support/level.ts';

interface Claims {
  admin?: unknown;
  role?: unknown;
  auth_time?: unknown;
  secondFactor?: unknown;
  secondFactorVerified?: unknown;
}

const hour = 60 * 60;

/** When somebody signed in that many seconds ago, as tokens tell it: in seconds since 1970. */
const signedIn = (secondsAgo: number): Claims => ({
  auth_time: Math.floor(Date.now() / 1000) - secondsAgo,
});

const admin: Claims = { admin: true, ...signedIn(0) };
const inTwoSteps: Claims = { ...admin, secondFactor: 'required' };

/** The token claims of each kind of caller; null for a visitor, who has no token. */
const tokens = {
  visitor: null,
  'signed in without the claim': signedIn(0),
  admin,
  'admin signed in 23 h 50 min ago': { admin: true, ...signedIn(24 * hour - 600) },
  'admin signed in 24 h ago': { admin: true, ...signedIn(24 * hour) },
  // JSON leaves undefined out.
  'admin without auth_time': { admin: true, auth_time: undefined },
  owner: { ...admin, role: 'owner' },
  editor: { ...admin, role: 'editor' },
  counsellor: { ...admin, role: 'counsellor' },
  'editor with the second step': {
    ...inTwoSteps,
    role: 'editor',
    secondFactorVerified: true,
  },
  'editor without the second step': { ...inTwoSteps, role: 'editor' },
  'owner without the claim': { role: 'owner', ...signedIn(0) },
  'admin of an unknown role': { ...admin, role: 'Owner' },
  'admin of no role': { ...admin, role: null },
  'claim "true"': { ...admin, admin: 'true' },
  'claim 1': { ...admin, admin: 1 },
  'admin without the second step': inTwoSteps,
  'admin with the second step': { ...inTwoSteps, secondFactorVerified: true },
  'admin whose second step is "true"': { ...inTwoSteps, secondFactorVerified: 'true' },
} satisfies Record<string, Claims | null>;

/** The account of every caller who has one. */
export const callerId = 'somebody';

export type Caller = keyof typeof tokens;

export const everyone = Object.keys(tokens) as Caller[];

/** The role of every caller who has one; an admin without one is an owner. */
const rolesOf: Partial<Record<Caller, Role>> = {
  admin: 'owner',
  'admin signed in 23 h 50 min ago': 'owner',
  'admin with the second step': 'owner',
  owner: 'owner',
  editor: 'editor',
  'editor with the second step': 'editor',
  counsellor: 'counsellor',
};

/** Who has all of the capabilities, in the order of `everyone`. */
export const callersWith = (...capabilities: readonly Capability[]): readonly Caller[] =>
  everyone.filter((caller) => {
    const role = rolesOf[caller];
    return role && capabilities.every((capability) => may(role, capability));
  });

export const nobody: readonly Caller[] = [];

/** A visitor, and those of whom one may do whatever anybody may. */
const tellingCallers: readonly Caller[] = ['visitor', 'owner', 'editor', 'counsellor'];

/**
 * Who tries what asks nothing of the caller but what another row of the same kind asks of everyone; at
 * the deep level that is everyone, too.
 */
export const trying = isDeep ? everyone : tellingCallers;

/** Who tries what another row of the same function of the rules asks of everyone: those, and two who fall short. */
export const tryingAgain: readonly Caller[] = isDeep
  ? everyone
  : [...tellingCallers, 'signed in without the claim', 'admin without the second step'];

/** Who tries what nobody may: what lets in anybody lets in an owner. */
export const tryingInVain: readonly Caller[] = isDeep ? everyone : ['owner'];

function connect(environment: RulesTestEnvironment, caller: Caller): RulesTestContext {
  const claims: Claims | null = tokens[caller];
  return claims
    ? environment.authenticatedContext(callerId, claims as TokenOptions)
    : environment.unauthenticatedContext();
}

/** A connection to the emulators for each of the callers. */
export const connectAll = <Client>(
  environment: RulesTestEnvironment,
  client: (context: RulesTestContext) => Client,
  callers: readonly Caller[] = everyone,
): ReadonlyMap<Caller, Client> =>
  new Map(callers.map((caller) => [caller, client(connect(environment, caller))]));
