import type { SecondFactorEnrolment } from '@institute/schema';
import { expect, test } from 'vitest';
import { auth } from '../../functions/src/admin.ts';
import { siteUrl } from '../../tools/emulators/ports.ts';
import { createAccount, exchange, payloadOf, signIn } from '../fixtures/accounts.ts';
import { call, type Reply } from '../fixtures/call.ts';
import { codeOf } from '../fixtures/codes.ts';
import { newSlug } from '../fixtures/samples.ts';
import { siteTest } from '../fixtures/site-test.ts';

siteTest();

const paths = {
  account: '/api/account',
  enrolment: '/api/account/second-factor/enrolment',
  code: '/api/account/second-factor',
  password: '/api/account/password',
};

const get = (token: string): Promise<Reply> =>
  call(siteUrl('test'), 'GET', paths.account, { token });

const post = (path: keyof typeof paths, token: string, body: object = {}): Promise<Reply> =>
  call(siteUrl('test'), 'POST', paths[path], { token, body });

const sessionOf = ({ body }: Reply): Promise<string> =>
  exchange((body.data as { token: string }).token);

const enquiries = (token: string): Promise<Reply> =>
  call(siteUrl('test'), 'GET', '/api/enquiries', { token });

test('an admin who has to enrols first, and signs in with a code from then on', async () => {
  const { uid, email } = await createAccount({ admin: true, secondFactor: 'required' });
  const first = await signIn(email);
  expect((await get(first)).body.data).toEqual({ secondFactor: 'required' });
  expect((await enquiries(first)).status).toBe(403);
  const { status, body } = await post('enrolment', first);
  expect(status).toBe(200);
  const { secret, uri } = body.data as SecondFactorEnrolment;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toContain(`secret=${secret}`);
  expect((await enquiries(first)).status).toBe(403);
  const verified = await post('code', first, { code: codeOf(secret) });
  expect(verified.status).toBe(200);
  const session = await sessionOf(verified);
  expect(payloadOf(session)).toMatchObject({ sub: uid, admin: true, secondFactorVerified: true });
  expect((await enquiries(session)).status).toBe(200);
  expect((await get(session)).body.data).toEqual({ secondFactor: 'enrolled' });
  const { customClaims } = await (await auth()).getUser(uid);
  expect(customClaims).toEqual({ admin: true, secondFactor: 'required' });
});

test('a new password takes the place of the old one', async () => {
  const { email } = await createAccount({ admin: true });
  const [token, proof] = [await signIn(email), await signIn(email)];
  const password = newSlug();
  const changed = await post('password', token, { proof, password });
  expect(changed.status).toBe(200);
  expect((await enquiries(await sessionOf(changed))).status).toBe(200);
  await expect(signIn(email)).rejects.toThrow(/INVALID/);
  await signIn(email, password);
});
