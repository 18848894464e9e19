import { collections } from '@institute/schema';
import { describe, expect, test } from 'vitest';
import { auth, firestore } from '../../../functions/src/platform/admin.ts';
import { siteUrl } from '../../support/ports.ts';
import { newToken, payloadOf, tokenSignedInAgo, writtenToken } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { instances } from '../../support/level.ts';
import { samplePlacement, samplePost } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

const site = siteUrl('test');
const isAdmin = { admin: true };

const countPlacements = async (): Promise<number> =>
  (await firestore().collection(collections.placements).count().get()).data().count;

/** Tries to read what is personal and to write with the header; how each was answered. */
async function tryAs(base: string, Authorization: string): Promise<number[]> {
  const before = await countPlacements();
  const headers = { Authorization };
  const read = await call(base, 'GET', '/api/enquiries', { headers });
  const written = await call(base, 'POST', '/api/placements', { headers, body: samplePlacement });
  expect(read.body.data).toBeUndefined();
  expect(JSON.stringify(written.body)).not.toMatch(/firebase|verifyIdToken|kid|alg/i);
  expect(await countPlacements()).toBe(before);
  return [read.status, written.status];
}

async function revoked(): Promise<string> {
  const token = await writtenToken(isAdmin);
  await (await auth()).revokeRefreshTokens(String(payloadOf(token)['sub']));
  return token;
}

async function disabled(): Promise<string> {
  const token = await newToken(isAdmin);
  await (await auth()).updateUser(String(payloadOf(token)['sub']), { disabled: true });
  return token;
}

async function deleted(): Promise<string> {
  const token = await newToken(isAdmin);
  await (await auth()).deleteUser(String(payloadOf(token)['sub']));
  return token;
}

const changed = (change: (now: number) => object) => () => writtenToken(isAdmin, change);

test('the token of an admin is accepted', async () => {
  for (const token of [await newToken(isAdmin), await writtenToken(isAdmin)]) {
    expect((await call(site, 'GET', '/api/enquiries', { token })).status).toBe(200);
  }
});

const refused: [string, () => Promise<string>][] = [
  ['has ended', changed((now) => ({ iat: now - 7200, exp: now - 1 }))],
  ['is of another project', changed(() => ({ aud: 'another-project' }))],
  ['is from another issuer', changed(() => ({ iss: 'https://securetoken.google.com/another' }))],
  ['is from an issuer of its own', changed(() => ({ iss: 'https://evil.example' }))],
  ['names nobody', changed(() => ({ sub: '' }))],
  ['names somebody by a number', changed(() => ({ sub: 1 }))],
  ['has too long a name', changed(() => ({ sub: 'x'.repeat(129) }))],
  ['names an account that is not there', changed(() => ({ sub: 'nobody', user_id: 'nobody' }))],
  ['says nothing of the sign-in', changed(() => ({ auth_time: undefined }))],
  ['says null of the sign-in', changed(() => ({ auth_time: null }))],
  ['says a word of the sign-in', changed(() => ({ auth_time: 'now' }))],
  ['is of a sign-in a day ago', () => tokenSignedInAgo(24 * 60 * 60, isAdmin)],
  ['was revoked', revoked],
  ['is of a disabled account', disabled],
  ['is of a deleted account', deleted],
];

test.each(instances(refused, 8))('a token that %s is refused', async (_, make) => {
  expect(await tryAs(site, `Bearer ${await make()}`)).toEqual([401, 401]);
});

const strange: [string, object][] = [
  ['nothing', {}],
  ['no', { admin: false }],
  ['a text', { admin: 'true' }],
  ['a number', { admin: 1 }],
  ['a list', { admin: [true] }],
  ['an object', { admin: { admin: true } }],
  ['another name', { Admin: true, isAdmin: true, role: 'admin', roles: ['admin'] }],
  ['another place', { claims: { admin: true }, customClaims: { admin: true } }],
];

test.each(instances(strange, 3))(
  'an account with the claim %s is not an admin',
  async (_, claims) => {
    expect(await tryAs(site, `Bearer ${await writtenToken(claims)}`)).toEqual([403, 403]);
  },
);

test('a removed claim is ineffective at once, although the token still has it', async () => {
  const token = await newToken(isAdmin);
  const { body } = await call(site, 'POST', '/api/blog', { token, body: samplePost() });
  const draft = `/api/blog/${(body.data as { _id: string })._id}`;
  expect((await call(site, 'GET', draft, { token })).status).toBe(200);
  await (await auth()).setCustomUserClaims(String(payloadOf(token)['sub']), {});
  expect(await tryAs(site, `Bearer ${token}`)).toEqual([403, 403]);
  expect((await call(site, 'GET', draft, { token })).status).toBe(404);
});

test('a second factor required since then takes effect at once, although the token lacks the claim', async () => {
  const token = await newToken(isAdmin);
  const claims = { ...isAdmin, secondFactor: 'required' };
  await (await auth()).setCustomUserClaims(String(payloadOf(token)['sub']), claims);
  expect(await tryAs(site, `Bearer ${token}`)).toEqual([403, 403]);
});

const invalid = [
  '',
  'Bearer',
  'Bearer ',
  'Bearer owner',
  'Bearer null',
  'Bearer undefined',
  'Bearer {}',
  'Bearer e30.e30.',
  'Bearer e30.e30.e30',
  'Bearer ..',
  'Bearer a.b.c.d.e',
  'Bearer __proto__',
  `Bearer ${'x'.repeat(8_000)}`,
  `Bearer ${Buffer.from('{"alg":"none"}').toString('base64')}.e30.`,
  'Basic YWRtaW46YWRtaW4=',
  'Digest username="admin"',
  'owner',
];

describe('an invalid token', () => {
  test.each(instances(invalid, 6))('is refused: %s', async (header) => {
    expect(await tryAs(site, header)).toEqual([401, 401]);
  });

  test('is a token outside of its header', async () => {
    const token = await newToken(isAdmin);
    const elsewhere: Record<string, string>[] = [
      { Cookie: `__session=${token}; token=${token}; Authorization=Bearer ${token}` },
      { 'X-Authorization': `Bearer ${token}`, 'Proxy-Authorization': `Bearer ${token}` },
      { Authorization: `Token ${token}` },
      { Authorization: `Bearer ${token} ${token}` },
    ];
    for (const headers of elsewhere) {
      const path = `/api/enquiries?access_token=${token}&token=${token}&auth=${token}`;
      expect((await call(site, 'GET', path, { headers })).status).toBe(401);
    }
  });
});

test('a refused token shows no draft', async () => {
  const token = await newToken(isAdmin);
  const { body } = await call(site, 'POST', '/api/blog', { token, body: samplePost() });
  const { _id } = body.data as { _id: string };
  const path = `/api/blog/${_id}`;
  expect((await call(site, 'GET', path, { token })).status).toBe(200);
  const tokens = [await tokenSignedInAgo(90_000, isAdmin), await writtenToken({}), 'owner'];
  for (const other of tokens) {
    expect((await call(site, 'GET', path, { token: other })).status).toBe(404);
  }
});
