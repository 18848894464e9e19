import { endpoints, type SecondFactorEnrolment } from '@institute/schema';
import { expect } from 'vitest';
import { firestore } from '../../functions/src/platform/admin.ts';
import { siteUrl } from './ports.ts';
import { createAccount, exchange, signIn } from './accounts.ts';
import { call, type Reply } from './call.ts';
import { codeOf } from './codes.ts';

type AccountEndpoint = 'enrolSecondFactor' | 'verifySecondFactor' | 'changePassword';

export const post = (
  name: AccountEndpoint,
  token: string,
  body: object = {},
  base = siteUrl('test'),
): Promise<Reply> => call(base, 'POST', endpoints[name].path, { token, body });

export const readAccount = async (token: string): Promise<unknown> =>
  (await call(siteUrl('test'), 'GET', endpoints.getAccount.path, { token })).body.data;

/** How an endpoint of admins answers. */
export const statusAsAdmin = async (token: string): Promise<number> =>
  (await call(siteUrl('test'), 'GET', '/api/enquiries', { token })).status;

/** The ID token of a sign-in with the token that was answered. */
export const sessionOf = ({ body }: Reply): Promise<string> =>
  exchange((body.data as { token: string }).token);

export const secondFactorOf = (uid: string) => firestore().doc(`secondFactors/${uid}`);

/** Makes a code count that was taken already: nobody can wait for the next. */
export const forgetCode = (uid: string): Promise<unknown> =>
  secondFactorOf(uid).update({ lastStep: 0 });

/** A secret for the account, which waits for a first code. */
export async function beginEnrolment(token: string): Promise<SecondFactorEnrolment> {
  const { status, body } = await post('enrolSecondFactor', token);
  expect(status).toBe(200);
  return body.data as SecondFactorEnrolment;
}

/** A new admin with a second factor, signed in by both steps, and by the first alone. */
export async function enrolledAdmin() {
  const { uid, email } = await createAccount({ admin: true, secondFactor: 'required' });
  const firstStep = await signIn(email);
  const { secret } = await beginEnrolment(firstStep);
  const verified = await post('verifySecondFactor', firstStep, { code: codeOf(secret) });
  expect(verified.status).toBe(200);
  const session = await sessionOf(verified);
  await forgetCode(uid);
  return { uid, email, secret, firstStep, session };
}
