import { firestore } from '../admin.ts';
import { mails } from './mail.ts';

/** Days that a mail is kept: longer than it is tried, and than anything looks for it. */
const retentionDays = 30;

const day = 24 * 60 * 60 * 1000;

/** Mails that are removed at a time. */
const batchSize = 200;

/** Removes the mails of long ago, sent or not. Returns how many. */
export async function removeOldMails(now: Date): Promise<number> {
  const cutoff = new Date(now.getTime() - retentionDays * day).toISOString();
  const { docs } = await mails().where('createdAt', '<', cutoff).select().limit(batchSize).get();
  const batch = firestore().batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
  return docs.length < batchSize ? docs.length : docs.length + (await removeOldMails(now));
}
