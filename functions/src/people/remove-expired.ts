import * as logger from 'firebase-functions/logger';
import { removeLostSources } from '../proof/claims/sources.ts';
import { removeLostPushTokens } from '../account/push-tokens.ts';
import { removeDeletedDocuments } from '../content/deleted-documents.ts';
import { removeOldVisitCodes } from '../enquiries/visit-codes.ts';
import { removeDeletedEnquiries, removeOldEnquiries } from '../enquiries/old-enquiries.ts';
import { removeDeletedFiles } from '../media/remove-files.ts';
import { removeOldReleases } from '../releases/old-releases.ts';
import { removeLostRecords } from '../proof/records/delete-records.ts';
import { recount } from '../proof/records/recount.ts';
import { removeOldMails } from '../mails/outbox/old-mails.ts';
import { reportError } from '../platform/report-error.ts';

/** In this order: what goes first may be what keeps the next in use. */
const steps: Readonly<Record<string, (now: Date) => Promise<number | void>>> = {
  oldEnquiries: removeOldEnquiries,
  deletedEnquiries: removeDeletedEnquiries,
  deletedDocuments: removeDeletedDocuments,
  lostRecords: removeLostRecords,
  lostSources: removeLostSources,
  recounted: () => recount(),
  oldReleases: removeOldReleases,
  deletedFiles: removeDeletedFiles,
  oldVisitCodes: removeOldVisitCodes,
  oldMails: removeOldMails,
  lostPushTokens: () => removeLostPushTokens(),
};

/**
 * Removes everything that has expired. A step that fails keeps none of the others, and is made up for by the next run;
 * the run fails then, too.
 */
export async function removeExpired(now = new Date()): Promise<void> {
  const removed: Record<string, number | void> = {};
  const failed: string[] = [];
  for (const [name, remove] of Object.entries(steps))
    try {
      removed[name] = await remove(now);
    } catch (error) {
      reportError('Expired data was not removed', error, { step: name });
      failed.push(name);
    }
  logger.info('Removed expired data', removed);
  if (failed.length > 0) throw new Error(`Not removed: ${failed.join(', ')}`);
}
