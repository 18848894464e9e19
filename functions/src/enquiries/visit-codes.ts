import {
  visitCodeDays,
  collections,
  visitCode,
  storedEnquiry,
  type VisitCode,
  type StoredEnquiry,
  type Visits,
} from '@institute/schema';
import * as z from 'zod/mini';
import { parseDocument } from '../content/read.ts';
import { write } from '../content/write.ts';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { countAttempt } from '../platform/caller/count-attempt.ts';
import { createOnce } from '../platform/create-once.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { removeAll } from '../platform/remove-all.ts';
import { addEntry } from './timeline.ts';

const storedVisitCode = z.object({
  visits: visitCode.shape.visits,
  createdAt: z.iso.datetime(),
});

const visitCodes = () => firestore().collection(collections.chats);

/** Before this moment a code is forgotten. */
const cutoff = (now: Date): string =>
  new Date(now.getTime() - visitCodeDays * 24 * 60 * 60 * 1000).toISOString();

/** Keeps how somebody came who opens the chat, under its code; the first to send a code has it. */
export async function storeVisitCode(
  { body: { code, visits } }: { body: VisitCode },
  { address }: { address: () => string },
): Promise<{ _id: string }> {
  await countAttempt(address(), 'chat');
  await createOnce(visitCodes().doc(code), { visits, createdAt: new Date().toISOString() });
  return { _id: code };
}

/** The first of two first visits, and the last of two last ones. */
const joinedVisits = (one: Visits | undefined, other: Visits): Visits =>
  one
    ? {
        first: one.first.at <= other.first.at ? one.first : other.first,
        last: one.last.at >= other.last.at ? one.last : other.last,
      }
    : other;

const unknown = () => {
  const message = `No chat in the last ${visitCodeDays} days has this code, or it is already linked`;
  return new ApiError('invalid', message, { fields: { code: message } });
};

/** Joins the visits of a code to an enquiry, once; the code is spent. */
export async function linkVisit(
  { id, body }: { id: string; body: { code: string } },
  admin: Admin,
): Promise<StoredEnquiry> {
  const code = body.code.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();
  if (code === '') throw unknown();
  const document = firestore().collection(collections.enquiries).doc(id);
  const saved = await write(document, admin, async (current, transaction) => {
    if (!current) throw notFound('Enquiry');
    if (current['chatCode'] === code) return current;
    const found = parseDocument(storedVisitCode, await transaction.get(visitCodes().doc(code)));
    if (!found || found.createdAt < cutoff(new Date())) throw unknown();
    transaction.delete(visitCodes().doc(code));
    addEntry(transaction, id, `Linked to the visit with WhatsApp code ${code}`, admin);
    const visits = joinedVisits(current['visits'] as Visits | undefined, found.visits);
    return { ...current, visits, chatCode: code };
  });
  return storedEnquiry.parse({ ...saved, _id: id });
}

/** Removes the codes that nobody joined. Returns how many. */
export const removeOldVisitCodes = (now: Date): Promise<number> =>
  removeAll(visitCodes().where('createdAt', '<', cutoff(now)));
