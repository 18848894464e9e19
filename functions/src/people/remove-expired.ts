import * as logger from 'firebase-functions/logger';
import { removeLostSources } from '../proof/claims/sources.ts';
import { removeDeletedDocuments } from '../content/deleted-documents.ts';
import { removeOldVisitCodes } from '../enquiries/visit-codes.ts';
import { removeDeletedEnquiries, removeOldEnquiries } from '../enquiries/old-enquiries.ts';
import { removeDeletedFiles } from '../media/remove-files.ts';
import { removeOldReleases } from '../releases/old-releases.ts';
import { removeLostRecords } from '../proof/records/delete-records.ts';
import { recount } from '../proof/records/recount.ts';
import { removeOldMails } from '../mails/outbox/old-mails.ts';

/** Removes everything that has expired. A failure is made up for by the next run. */
export async function removeExpired(now = new Date()): Promise<void> {
  const oldEnquiries = await removeOldEnquiries(now);
  const deletedEnquiries = await removeDeletedEnquiries(now);
  const deletedDocuments = await removeDeletedDocuments(now);
  const lostRecords = await removeLostRecords();
  const lostSources = await removeLostSources(now);
  await recount();
  const oldReleases = await removeOldReleases(now);
  const deletedFiles = await removeDeletedFiles(now);
  const oldVisitCodes = await removeOldVisitCodes(now);
  const oldMails = await removeOldMails(now);
  logger.info('Removed expired data', {
    oldEnquiries,
    deletedEnquiries,
    deletedDocuments,
    lostRecords,
    lostSources,
    oldReleases,
    deletedFiles,
    oldVisitCodes,
    oldMails,
  });
}
