import { firestore } from '../../platform/admin.ts';
import { mails } from './mail.ts';

/** Retention of mails in days: longer than they are retried or looked at. */
const retentionDays = 30;

const day = 24 * 60 * 60 * 1000;

const batchSize = 200;

/** Removes old mails, sent or not. Returns how many. */
export async function removeOldMails(now: Date): Promise<number> {
  const cutoff = new Date(now.getTime() - retentionDays * day).toISOString();
  const { docs } = await mails().where('createdAt', '<', cutoff).select().limit(batchSize).get();
  const batch = firestore().batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
  return docs.length < batchSize ? docs.length : docs.length + (await removeOldMails(now));
}
