import { collections } from '@institute/schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { firestore } from '../platform/admin.ts';
import { ownersAddress } from '../platform/config.ts';
import { toApiError } from '../platform/errors.ts';
import { mails, waitingMail, type StoredMail } from '../mails/outbox/mail.ts';
import { reportError } from '../platform/report-error.ts';
import { addressesOf, requireAuthors } from './authors.ts';
import { publishRelease } from './publish.ts';
import { changeRelease, releaseAt } from './releases.ts';

async function failureMails(release: DocumentSnapshot): Promise<StoredMail[]> {
  const to = new Set([ownersAddress(), ...(await addressesOf(release))].filter(Boolean));
  const title = 'A release did not go live';
  const body = { template: 'release-not-published', title } as const;
  return [...to].map((address) => waitingMail({ kind: 'summary', to: address, body }));
}

/** Says once why a release was not published, unless another run has published it. */
async function noteProblem(due: DocumentSnapshot, problem: string): Promise<void> {
  const letters = await failureMails(due);
  await changeRelease(due.id, async (transaction) => {
    const now = await transaction.get(releaseAt(due.id));
    if (now.get('state') !== 'waiting' || now.get('problem')) return;
    transaction.update(releaseAt(due.id), { problem });
    for (const letter of letters) transaction.create(mails().doc(), letter);
  });
}

/** How long one that fails for a reason nobody knows is tried each minute before its editors are told, in milliseconds. */
const patience = 10 * 60_000;

const unknownProblem =
  'It failed for ten minutes; the log of the functions says why. Publish it by hand, or change its time';

/** Publishes the releases whose time has come; one that cannot be says why, and waits for staff. */
export async function publishDue(now = new Date()): Promise<void> {
  const { docs } = await firestore()
    .collection(collections.releases)
    .where('state', '==', 'waiting')
    .where('at', '<=', now.toISOString())
    .get();
  for (const due of docs) {
    if (due.get('problem')) continue;
    const admin = {
      uid: String(due.get('by')),
      email: due.get('byEmail') ?? undefined,
      name: due.get('byName') ?? undefined,
    };
    try {
      await requireAuthors(due);
      await publishRelease({ id: due.id }, admin);
    } catch (error) {
      const known = toApiError(error);
      if (known) {
        logger.warn('A release was not published', { release: due.id, reason: known.message });
      } else {
        reportError('A release was not published', error, { release: due.id });
        if (now.getTime() - Date.parse(due.get('at')) < patience) continue;
      }
      await noteProblem(due, known?.message ?? unknownProblem);
    }
  }
}
