import {
  endpoints,
  may,
  roles,
  type Endpoint,
  type EndpointName,
  type Role,
} from '@institute/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccounts, newSession, newToken, tokenSignedInAgo } from '../../support/accounts.ts';
import { call, type Reply } from '../../support/call.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { sampleBodies } from '../../support/samples.ts';
import { isDeep } from '../../support/level.ts';
import { siteUrl } from '../../support/ports.ts';

const site = siteUrl('test');
const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];

const tokens = {
  member: '',
  oldAdmin: '',
  firstStep: '',
  bothSteps: '',
  admin: '',
  unknownRole: '',
};
const tokensOf = { owner: '', editor: '', counsellor: '' };

beforeAll(async () => {
  tokens.member = await newToken();
  tokens.oldAdmin = await tokenSignedInAgo(24 * 60 * 60 + 60, { admin: true });
  tokens.firstStep = await newToken({ admin: true, secondFactor: 'required' });
  tokens.bothSteps = await newSession({ admin: true, secondFactor: 'required' });
  tokens.admin = await newToken({ admin: true });
  tokens.unknownRole = await newToken({ admin: true, role: 'janitor' });
  for (const role of roles) tokensOf[role] = await newToken({ admin: true, role });
});

afterAll(async () => {
  await deleteAccounts();
});

const callRow = (name: EndpointName, token?: string): Promise<Reply> => {
  const { method, path } = endpoints[name];
  const body = sampleBodies[name]();
  return call(site, method, path.replace('{id}', 'no-such-document'), { token, body });
};

/** Which callers pass the access check; a public row admits everybody. */
const isRefused = ({ status }: Reply): boolean => status === 401 || status === 403;

const guardOf = ({ access, capability }: Endpoint): string => JSON.stringify([access, capability]);

/** The first row of each guard, which callers of every kind and role try; at the deep level they try all rows. */
const ofEachGuard = [...new Map(rows.toReversed().map((row) => [guardOf(row[1]), row])).values()];
const tried = isDeep ? rows : ofEachGuard;

/** Of those the first of each kind of access, which callers of no right role try. */
const ofEachAccess = [
  ...new Map(ofEachGuard.toReversed().map((row) => [row[1].access, row])).values(),
];
const triedByOthers = isDeep ? rows : ofEachAccess;

describe.each(rows)('%s', (name, { access, method, path }) => {
  // api-1
  test(`${method} ${path} is ${access}`, async () => {
    const anonymous = await callRow(name);
    if (access === 'public') expect(isRefused(anonymous)).toBe(false);
    else expect(anonymous.status).toBe(401);
    expect(anonymous.status).toBeLessThan(500);
    expect(anonymous.body['success']).toBe(anonymous.status < 300);
  });
});

describe.each(tried)('%s', (name, { capability }) => {
  // roles-1
  test(`is for ${capability ?? 'everyone'}`, async () => {
    const includes = (role: Role) => capability === undefined || may(role, ...[capability].flat());
    // Of the roles that may, and of those that may not, one tells as much as all.
    const telling = [true, false].flatMap(
      (isIncluded) => roles.find((role) => includes(role) === isIncluded) ?? [],
    );
    for (const role of isDeep ? roles : telling) {
      const reply = await callRow(name, tokensOf[role]);
      const isIncluded = includes(role);
      expect([role, isRefused(reply)]).toEqual([role, !isIncluded]);
      expect(reply.status).toBeLessThan(500);
      if (!isIncluded)
        expect(reply.body['message']).toBe(`Your role (${role}) does not allow this; ask an owner`);
    }
  });
});

// api-1, roles-1
test.each(triedByOthers)('%s takes no one else', async (name, { access }) => {
  const firstStep = await callRow(name, tokens.firstStep);
  expect(isRefused(firstStep)).toBe(access === 'admin');
  if (access === 'admin')
    expect(firstStep.body['message']).toBe('Enter the code from your authenticator app first');
  const member = await callRow(name, tokens.member);
  const oldAdmin = await callRow(name, tokens.oldAdmin);
  const bothSteps = await callRow(name, tokens.bothSteps);
  const admin = await callRow(name, tokens.admin);
  const unknownRole = await callRow(name, tokens.unknownRole);
  if (access === 'public') {
    expect([member, oldAdmin, unknownRole].map(isRefused)).toEqual([false, false, false]);
  } else {
    expect([member.status, oldAdmin.status]).toEqual([403, 401]);
    expect(isRefused(unknownRole)).toBe(true);
  }
  expect([bothSteps, admin].map(isRefused)).toEqual([false, false]);
  for (const { status, body } of [firstStep, member, oldAdmin, bothSteps, admin, unknownRole]) {
    expect(status).toBeLessThan(500);
    expect(body['success']).toBe(status < 300);
  }
});

// roles-1
test.each([
  ['courses', 'counsellor', 'editor'],
  ['enquiries', 'editor', 'counsellor'],
] as const)(
  'a version of %s is not restored by the role %s',
  async (collection, refused, taken) => {
    const version = await firestore()
      .collection('versions')
      .add({
        document: `${collection}/none`,
        collection,
        data: {},
        action: 'update',
        by: 'somebody',
        at: new Date().toISOString(),
      });
    const path = `/api/versions/${version.id}/restore`;
    const restoreAs = (token: string) => call(site, 'POST', path, { token, body: {} });
    expect((await restoreAs(tokensOf[refused])).status).toBe(403);
    // It gets as far as the content, which does not fit.
    expect((await restoreAs(tokensOf[taken])).status).toBe(400);
    await version.delete();
  },
);
