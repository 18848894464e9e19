/** As in production: tokens that Google signs. Its keys are made here, and served in its place. */
import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '../../../functions/src/platform/admin.ts';
import { newToken, payloadOf, signedToken, writtenToken } from '../../support/accounts.ts';
import { startApiServer } from '../../support/api-server.ts';
import { call } from '../../support/call.ts';
import { certificateOf } from '../../support/certificate.ts';
import type { Server } from '../../support/fork-server.ts';
import { startGoogle } from '../../support/google.ts';
import { instances } from '../../support/level.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [keys, olderKeys, strangersKeys] = [makeKeys(), makeKeys(), makeKeys()];
const certificate = certificateOf(keys);

let google: Awaited<ReturnType<typeof startGoogle>>;
let server: Server;

beforeAll(async () => {
  google = await startGoogle({ current: certificate, older: certificateOf(olderKeys) });
  server = await startApiServer(google.environment);
});

afterAll(() => {
  server.stop();
  google.stop();
});

const admin = { admin: true };
const known = { alg: 'RS256', kid: 'current', typ: 'JWT' };

const by =
  (privateKey: KeyObject, hash = 'sha256') =>
  (content: string) =>
    sign(hash, Buffer.from(content), privateKey);

const bySecret = (secret: string) => (content: string) =>
  createHmac('sha256', secret).update(content).digest();

const right = by(keys.privateKey);
const strange = by(strangersKeys.privateKey);

/** How the API answers a call that needs an admin. */
async function read(token: string) {
  const { status, body, headers } = await call(server.url, 'GET', '/api/enquiries', { token });
  return { status, body, challenge: headers.get('www-authenticate') };
}

const refused = {
  status: 401,
  body: { success: false, message: expect.stringContaining('sign in again') },
  challenge: 'Bearer',
};

/** What the token of a new admin says, changed. */
const newPayload = async (change?: (now: number) => object): Promise<object> =>
  payloadOf(await writtenToken(admin, change));

test.each([
  ['the current', known, right],
  ['an older', { ...known, kid: 'older' }, by(olderKeys.privateKey)],
])('a token signed with %s key of Google is accepted', async (_, header, signature) => {
  const { status, body } = await read(signedToken(header, await newPayload(), signature));
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true });
});

// account-2
test('a token signed by Google is refused without the claim', async () => {
  const { status } = await read(signedToken(known, payloadOf(await writtenToken({})), right));
  expect(status).toBe(403);
});

const signed: [string, object, ((content: string) => Buffer)?][] = [
  ["a stranger's key, under a known id", known, strange],
  ['another key of Google than it names', { ...known, kid: 'older' }, right],
  ['a key of no known id', { ...known, kid: 'strange' }, right],
  ['a key of a strange id', { ...known, kid: '__proto__' }, right],
  ['a key without an id', { alg: 'RS256', typ: 'JWT' }, right],
  ['an algorithm of longer hashes', { ...known, alg: 'RS512' }, by(keys.privateKey, 'sha512')],
  ['the certificate as the secret', { ...known, alg: 'HS256' }, bySecret(certificate)],
  ['the certificate as the secret of RS256', known, bySecret(certificate)],
  ['an empty secret', { ...known, alg: 'HS256' }, bySecret('')],
  ['the project as the secret', { ...known, alg: 'HS256' }, bySecret('demo-institute')],
  ['no algorithm', { kid: 'current', typ: 'JWT' }, right],
  ['an algorithm from elsewhere', { ...known, alg: '__proto__' }, right],
  ['a list of algorithms', { ...known, alg: ['RS256'] }, right],
  [
    'a key that it brings',
    { ...known, jwk: strangersKeys.publicKey.export({ format: 'jwk' }) },
    strange,
  ],
  ['a key at an address', { ...known, jku: 'https://evil.example/', x5u: 'file:///x' }, strange],
  ['nothing, and says so', { ...known, alg: 'none' }],
  ['nothing, and says so in capitals', { ...known, alg: 'NONE' }],
  ['nothing, and says so in mixed letters', { ...known, alg: 'nOnE' }],
  ['nothing, as the emulator does', { alg: 'none', typ: 'JWT' }],
  ['nothing', known],
];

test.each(instances(signed, 7))('a token signed by %s is refused', async (_, header, signature) => {
  expect(await read(signedToken(header, await newPayload(), signature))).toEqual(refused);
});

test('tokens of the emulator are refused', async () => {
  expect(await read(await newToken(admin))).toEqual(refused);
});

test('a token changed after signing is refused', async () => {
  const { admin: _, ...payload } = payloadOf(await writtenToken(admin));
  const [header, , signature] = signedToken(known, payload, right).split('.');
  const [, content] = signedToken(known, { ...payload, admin: true }).split('.');
  expect(await read([header, content, signature].join('.'))).toEqual(refused);
});

const wrong: [string, (now: number) => object][] = [
  [
    'is of another project',
    () => ({ aud: 'another', iss: 'https://securetoken.google.com/another' }),
  ],
  ['is for another project', () => ({ aud: 'another' })],
  ['is from another issuer', () => ({ iss: 'https://securetoken.google.com/another' })],
  ['is a session cookie', () => ({ iss: 'https://session.firebase.google.com/demo-institute' })],
  ['has ended', (now) => ({ iat: now - 3700, exp: now - 100 })],
  ['has no end that is a time', () => ({ exp: 'never' })],
  ['is not valid yet', (now) => ({ nbf: now + 3600 })],
  ['comes from the future', (now) => ({ auth_time: now + 3600, iat: now + 3600, exp: now + 7200 })],
  ['is of a sign-in in the future', (now) => ({ auth_time: now + 3600 })],
  ['is of a sign-in a day ago', (now) => ({ auth_time: now - 86_400 })],
  ['names nobody', () => ({ sub: undefined })],
  ['names an empty id', () => ({ sub: '' })],
  ['names an account that is not there', () => ({ sub: 'nobody' })],
];

test.each(instances(wrong, 7))(
  'a token that Google signed and that %s is refused',
  async (_, change) => {
    expect(await read(signedToken(known, await newPayload(change), right))).toEqual(refused);
  },
);

test.each<[string, (uid: string) => Promise<unknown>]>([
  ['revoked', async (uid) => (await auth()).revokeRefreshTokens(uid)],
  ['disabled', async (uid) => (await auth()).updateUser(uid, { disabled: true })],
  ['deleted', async (uid) => (await auth()).deleteUser(uid)],
])('an accepted token is refused once its account is %s', async (_, end) => {
  const payload = payloadOf(await writtenToken(admin));
  const token = signedToken(known, payload, right);
  expect((await read(token)).status).toBe(200);
  await end(String(payload['sub']));
  expect(await read(token)).toEqual(refused);
});
