import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { institute, rolesWith, type Capability } from '@institute/schema';
import { root } from '../../tests/support/ports.ts';
import { callOf, capabilitiesOfReaders, listOf, matches } from './matches.ts';

interface Generated {
  /** The capabilities that the rules ask for. */
  readonly roles: readonly Capability[];
  /** The rules that the records of kinds say. */
  readonly kinds?: string;
}

const generated = {
  'firestore.rules': { roles: capabilitiesOfReaders, kinds: matches },
  'storage.rules': { roles: ['upload'] },
} as const satisfies Record<string, Generated>;

export type RulesFile = keyof typeof generated;

export const rulesFiles = Object.keys(generated) as RulesFile[];

const functionOf = (capability: Capability): string => `    function ${callOf(capability)}() {
      return isAdmin()
        && request.auth.token.get('role', 'owner') in ${listOf(rolesWith(capability))};
    }
`;

/** Nothing is stored before somebody uses the switch: then the server answers what `startsBacked` says, too. */
const everythingShows = (startsBacked: boolean): string => `    function everythingShows() {
      return ${startsBacked ? 'exists' : '!exists'}(/databases/$(database)/documents/shownClaims/main)
        ${startsBacked ? '&&' : '||'} get(/databases/$(database)/documents/shownClaims/main).data.get('onlyBacked', false)
          == false;
    }
`;

/** The text with what is between the two comments of a block replaced. */
function withBlock(text: string, name: string, inside: string): string {
  const [before, rest] = text.split(new RegExp(`(?<= {4}// Begin of ${name}.*\\n)`));
  const [, after] = rest?.split(new RegExp(`(?= {4}// End of ${name})`)) ?? [];
  if (after === undefined) throw new Error(`The block "${name}" is missing`);
  return `${before}${inside}${after}`;
}

/** `firestore.rules` of an institute that shows, until somebody uses the switch, only what is backed, or everything. */
export const withStart = (text: string, startsBacked: boolean): string =>
  withBlock(text, 'claims', everythingShows(startsBacked));

/**
 * The rules file with the roles as `schema/src/account/roles.ts` has them, the readers of each kind, and what shows until
 * somebody uses the switch of claims.
 */
export function renderRules(file: RulesFile): string {
  const { roles, kinds }: Generated = generated[file];
  const text = readFileSync(join(root, file), 'utf8');
  const withRoles = withBlock(text, 'roles', roles.map(functionOf).join('\n'));
  if (kinds === undefined) return withRoles;
  return withStart(withBlock(withRoles, 'kinds', kinds), institute.startsBacked);
}
