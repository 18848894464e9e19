import { beforeAll, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import {
  beginEnrolment,
  enrolledAdmin,
  post,
  readAccount,
  secondFactorOf,
} from '../../support/account-calls.ts';
import { createAccount, signIn, tokenFor } from '../../support/accounts.ts';
import type { Reply } from '../../support/call.ts';
import { codeOf, wrongCodesOf } from '../../support/codes.ts';
import { mailText } from '../../support/mail-text.ts';
import { siteUrl } from '../../support/ports.ts';
import { serverOfWorker } from '../../support/server-of-worker.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

/** Two instances, between which only Firestore keeps calls apart. */
let instances: readonly string[];

beforeAll(async () => {
  instances = [siteUrl('test'), await serverOfWorker()];
});

/** Enters codes at the same time, at both instances in turn. */
const enterAll = (token: string, codes: readonly string[]): Promise<Reply[]> =>
  Promise.all(
    codes.map((code, index) =>
      post('verifySecondFactor', token, { code }, instances[index % instances.length]),
    ),
  );

const enter = async (token: string, code: unknown): Promise<Reply> =>
  post('verifySecondFactor', token, { code }, instances[0]);

const statusesOf = (replies: Reply[]): number[] =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other);

// Each at accounts of its own, side by side: transactions that meet in the emulator wait for seconds.
const meeting = { concurrent: true };

test(
  'a code is accepted once, even if sent concurrently to several instances',
  meeting,
  async () => {
    const { uid, firstStep, secret } = await enrolledAdmin();
    const code = codeOf(secret);
    const replies = await enterAll(firstStep, [code, code, code, code]);
    expect(statusesOf(replies)).toEqual([200, 400, 400, 400]);
    expect(replies.filter(({ body }) => body.data)).toHaveLength(1);
    const again = await enter(firstStep, code);
    expect(again.status).toBe(400);
    expect(again.body['fields']).toEqual({ code: expect.stringContaining('already been used') });
    expect((await secondFactorOf(uid).get()).get('wrongCodes')).toBe(4);
  },
);

test('the code that confirmed the app cannot be used again to sign in', meeting, async () => {
  const { email } = await createAccount({ admin: true, secondFactor: 'required' });
  const token = await signIn(email);
  const code = codeOf((await beginEnrolment(token)).secret);
  expect((await enter(token, code)).status).toBe(200);
  expect((await enter(token, code)).status).toBe(400);
});

test('a code older than the last accepted one is refused', meeting, async () => {
  const { uid, firstStep, secret } = await enrolledAdmin();
  await secondFactorOf(uid).update({ lastStep: Math.floor(Date.now() / 30_000) + 1 });
  expect((await enter(firstStep, codeOf(secret))).status).toBe(400);
});

test(
  'of many concurrent guesses five are checked, and then even the right code is refused',
  meeting,
  async () => {
    const { uid, firstStep, secret } = await enrolledAdmin();
    const replies = await enterAll(firstStep, wrongCodesOf(secret, 8));
    expect(statusesOf(replies)).toEqual([...Array(5).fill(400), ...Array(3).fill(429)]);
    const locked = await enter(firstStep, codeOf(secret));
    expect(locked.status).toBe(429);
    expect(locked.body.data).toBeUndefined();
    const seconds = Number(locked.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    const stored = await secondFactorOf(uid).get();
    expect(stored.get('wrongCodes')).toBe(5);

    await secondFactorOf(uid).update({ lastWrongAt: Date.now() - 15 * 60 * 1000 });
    expect((await enter(firstStep, codeOf(secret))).status).toBe(200);
  },
);

// account-9
test(
  'each round of wrong codes doubles the wait, up to a day, and sends the owner an email',
  meeting,
  async () => {
    const { uid, email, firstStep, secret } = await enrolledAdmin();
    const hour = 60 * 60;
    const waits: number[] = [];
    for (const wrongCodes of [0, 5, 10, 35, 100]) {
      await secondFactorOf(uid).update({ wrongCodes, lastWrongAt: 0 });
      for (const code of wrongCodesOf(secret, 5))
        expect((await enter(firstStep, code)).status).toBe(400);
      const locked = await enter(firstStep, codeOf(secret));
      expect(locked.status).toBe(429);
      waits.push(Number(locked.headers.get('retry-after')));
    }
    const expected = [hour / 4, hour / 2, hour, 24 * hour, 24 * hour];
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeLessThanOrEqual(expected[index]!);
      expect(wait).toBeGreaterThan(expected[index]! - 60);
    }
    const { docs } = await firestore()
      .collection('mail')
      .where('to', 'array-contains', email)
      .get();
    const told = docs.map((mail) => mailText(mail.data()));
    for (const count of [5, 10, 15, 40, 105])
      expect(told.filter((text) => text.includes(` ${count} wrong codes`))).toHaveLength(1);
    expect(docs).toHaveLength(waits.length);

    await secondFactorOf(uid).update({ lastWrongAt: Date.now() - 24 * hour * 1000 });
    expect((await enter(firstStep, codeOf(secret))).status).toBe(200);
    expect((await secondFactorOf(uid).get()).get('wrongCodes')).toBeUndefined();
  },
);

test('guesses at an unconfirmed app count too', async () => {
  const { email } = await createAccount({ admin: true });
  const token = await signIn(email);
  const { secret } = await beginEnrolment(token);
  for (const code of wrongCodesOf(secret, 5)) expect((await enter(token, code)).status).toBe(400);
  const next = await beginEnrolment(token);
  expect((await enter(token, codeOf(next.secret))).status).toBe(429);
  expect(await readAccount(token)).toEqual({ secondFactor: 'none' });
});

test('the code of another account is wrong', async () => {
  const [one, other] = [await enrolledAdmin(), await enrolledAdmin()];
  expect((await enter(one.firstStep, codeOf(other.secret))).status).toBe(400);
  expect((await enter(other.firstStep, codeOf(other.secret))).status).toBe(200);
});

/** Whose code it might be. */
let guessed: Awaited<ReturnType<typeof enrolledAdmin>>;
beforeAll(async () => {
  guessed = await enrolledAdmin();
});

test.each([
  [undefined],
  [null],
  [123456],
  [['123456']],
  [{ $ne: '' }],
  [''],
  ['12345'],
  ['1234567'],
  ['１２３４５６'],
  ['١٢٣٤٥٦'],
  ['12345a'],
  ['-12345'],
  ['1e1000'],
  ['0'.repeat(1_000)],
])('%j is not a code, and does not count as a guess', async (code) => {
  const { uid, firstStep } = guessed;
  const { status, body } = await enter(firstStep, code);
  expect(status).toBe(400);
  expect(Object.keys(body['fields'] as object)).toEqual(['code']);
  expect((await secondFactorOf(uid).get()).get('wrongCodes')).toBeUndefined();
});

test('an old session cannot set up a second factor', async () => {
  const { uid } = await createAccount({ admin: true });
  const signedIn = (secondsAgo: number) =>
    tokenFor(uid, { admin: true }, (now) => ({ auth_time: now - secondsAgo }));
  const old = await post('enrolSecondFactor', await signedIn(15 * 60 + 1));
  expect(old.status).toBe(403);
  expect(old.body['message']).toMatch(/^Sign out and sign in again first/);
  expect((await secondFactorOf(uid).get()).exists).toBe(false);
  expect((await post('enrolSecondFactor', await signedIn(14 * 60))).status).toBe(200);
});
