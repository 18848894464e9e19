import { isDeepStrictEqual } from 'node:util';
import { collections, placement, type StoredPlacement } from '@institute/schema';
import { updateSummaries } from '../../../content/summaries/update-summaries.ts';
import { firestore } from '../../../platform/admin.ts';
import { historyOf } from '../../../content/history-of.ts';
import type { Subject } from './subject.ts';

/** What a placement has of its consent. */
export type ConsentMark = Pick<StoredPlacement, 'consent' | 'duration' | 'paid'>;

/** The fields of a placement as they are while its student agrees to it, or does not. */
export const marked = <Fields extends ConsentMark>(
  { consent: _consent, duration: _duration, paid: _paid, ...fields }: Fields,
  agreed?: Required<Omit<ConsentMark, 'consent'>>,
) => ({
  ...fields,
  ...(agreed && { consent: 'agreed' as const, duration: agreed.duration, paid: agreed.paid }),
});

export const placementSubject: Subject = {
  documentOf: (target) => firestore().collection(collections.placements).doc(target),

  cardOf: (data, { duration, paid }) => {
    const fields = placement.safeParse(data).data;
    return fields && { ...fields, duration, paid };
  },

  /** The `updatedAt` stays: whoever edits the placement need not know. */
  mark: async (transaction, found, { duration = '', paid }, isAgreed) => {
    const current = found.data();
    if (!current) return;
    const facts = { duration, paid: paid === 'yes' ? ('yes' as const) : ('no' as const) };
    const next = marked(current, isAgreed ? facts : undefined);
    if (isDeepStrictEqual(next, current)) return;
    transaction.set(found.ref, next);
    await updateSummaries(transaction, [{ document: found.ref, before: current, after: next }]);
  },

  remove: async (transaction, found) => {
    const { versions, edits } = await historyOf(transaction, found.ref);
    transaction.delete(found.ref);
    for (const { ref } of [...versions, ...edits]) transaction.delete(ref);
    const change = { document: found.ref, before: found.data(), after: undefined };
    await updateSummaries(transaction, [change]);
    return [];
  },
};
