import { removeAll } from '../../platform/remove-all.ts';
import { mails } from './mail.ts';

/** Retention of mails in days: longer than they are retried or looked at. */
const retentionDays = 30;

const day = 24 * 60 * 60 * 1000;

/** Removes old mails, sent or not. Returns how many. */
export function removeOldMails(now: Date): Promise<number> {
  const cutoff = new Date(now.getTime() - retentionDays * day).toISOString();
  return removeAll(mails().where('createdAt', '<', cutoff));
}
