import * as logger from 'firebase-functions/logger';
import { pushTokensOf } from '../account/push-tokens.ts';
import { readInstitute } from '../mails/institute.ts';
import { reportError } from '../platform/report-error.ts';
import { sendPush, type PushFailure, type SendPush } from '../platform/send-push.ts';

/** What Firebase says of a token that it has forgotten, and of one that never was a token of its own. */
const gone: readonly string[] = [
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
];

/** Whether it is the token that is wrong: an argument that is invalid may be one of our message, for every browser. */
const isGone = (failure: PushFailure | undefined): boolean =>
  failure !== undefined &&
  (gone.includes(failure.code) ||
    (failure.code === 'messaging/invalid-argument' && /registration token/i.test(failure.message)));

/** For how many milliseconds after a message a browser gets no other, however many enquiries strangers send. */
const quiet = 60_000;

async function tell(uid: string, enquiry: string, send: SendPush, now: number): Promise<void> {
  const all = (await pushTokensOf(uid).get()).docs;
  const docs = all.filter((each) => Number(each.get('toldAt') ?? 0) <= now - quiet);
  if (docs.length === 0) return;
  // One that was removed meanwhile needs no mark.
  await Promise.allSettled(docs.map(({ ref }) => ref.update({ toldAt: now })));
  const { name: title } = await readInstitute();
  const tokens = docs.map((each) => String(each.get('token')));
  const failures = await send(tokens, { title, body: 'A new enquiry is yours', enquiry });
  const forgotten = docs.filter((_, index) => isGone(failures[index]));
  await Promise.all(forgotten.map(({ ref }) => ref.delete()));
  const codes = failures.flatMap((failure) => (failure && !isGone(failure) ? failure.code : []));
  if (codes.length > 0) logger.error('A notification was not sent', { enquiry, codes });
}

/**
 * Notifies the browsers of whoever was assigned an enquiry, without anything about the person who sent it; of several
 * within a minute, of the first. A failure is logged and changes nothing: the enquiry is theirs, and the daily email says so, too.
 */
export async function tellAssigned(
  uid: string | undefined,
  enquiry: string,
  send = sendPush,
  now = Date.now(),
): Promise<void> {
  if (uid === undefined) return;
  try {
    await tell(uid, enquiry, send, now);
  } catch (error) {
    reportError('A notification was not sent', error, { enquiry });
  }
}
