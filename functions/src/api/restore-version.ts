import {
  collections,
  kindOf,
  storedEnquiry,
  storedVersion,
  type EndpointData,
} from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { firestore } from '../platform/admin.ts';
import type { Account } from '../platform/caller/account.ts';
import { requireCapability } from '../platform/caller/authenticate.ts';
import { ApiError, notFound, reasonOf } from '../platform/errors.ts';
import { parseDocument } from '../content/read.ts';
import { correctBooking } from '../demo/bookings/correct-booking.ts';
import { bookedStill } from '../demo/bookings/lead-status.ts';
import { withoutSeat, withSeat } from '../enquiries/enrolment.ts';
import { findable } from '../enquiries/findable.ts';
import { joinedStill } from '../enquiries/join.ts';
import { openAgain } from '../enquiries/open-again.ts';
import { contentKindOf, type ContentKind } from '../kinds/content-kinds.ts';
import { requireCurrent } from '../content/require-current.ts';
import { write } from '../content/write.ts';

type Restored = EndpointData<'restoreVersion'>;

/** Enquiries have no plain form. */
const enquiryKind: ContentKind = {
  schema: storedEnquiry,
  // A deleted one is its own current content.
  prepare: async (data, { id, current = data, transaction }) => {
    const before = current === data ? undefined : current;
    await correctBooking(transaction, id, { before, next: data });
    const back = await joinedStill(transaction, id, withSeat(data, before ?? withoutSeat(data)));
    return findable(id, await openAgain(await bookedStill(transaction, id, back)));
  },
};

const unfit = (reason: string): ApiError =>
  new ApiError('invalid', `This version no longer fits the form and cannot be restored: ${reason}`);

/** Rejects a version that no longer fits the current schema. */
function requireFit(schema: z.ZodMiniType, id: string, data: DocumentData): void {
  const { error } = schema.safeParse({ ...data, _id: id });
  if (!error) return;
  const [issue] = error.issues;
  throw unfit(issue?.message ?? '');
}

/** Error that says what a form field would, because none can show it. */
function explain(error: unknown, { slug }: DocumentData): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.code === 'invalid') return unfit(reasonOf(error));
  const isTaken = error.details.fields?.['slug'] !== undefined;
  if (!isTaken) return error;
  const message = `The slug “${slug}” is now used elsewhere; change it there first`;
  return new ApiError('conflict', message, error.details);
}

/**
 * Restores everything in a version, including whether it was published: a deleted post that was
 * public is public again. Otherwise an ordinary write: based on `updatedAt`, kept in the history
 * and audited.
 */
export async function restoreVersion(
  { id, body }: { id: string; body: { updatedAt?: string | undefined } },
  admin: Account,
): Promise<Restored> {
  const reference = firestore().collection(collections.versions).doc(id);
  const version = parseDocument(storedVersion, await reference.get());
  const restoredBy = version && kindOf(version.document)?.versions?.restoredBy;
  const restorable =
    version &&
    (version.collection === collections.enquiries ? enquiryKind : contentKindOf(version.document));
  if (!version || !restorable || !restoredBy) throw notFound('Version');
  requireCapability(admin, restoredBy);
  const { schema, prepare } = restorable;
  const { data } = version;
  const document = firestore().doc(version.document);
  const asAnswer = (stored: DocumentData) => ({ ...stored, _id: document.id });
  const saved = await write(
    document,
    admin,
    async (current, transaction) => {
      if (!(await transaction.get(reference)).exists) throw notFound('Version');
      requireCurrent(body.updatedAt, current, schema, document.id);
      requireFit(schema, document.id, data);
      const context = { id: document.id, current: current ?? data, transaction };
      return prepare(data, context).catch((error: unknown) => {
        throw explain(error, data);
      });
    },
    { action: () => 'restore' },
  );
  return schema.parse(saved && asAnswer(saved));
}
