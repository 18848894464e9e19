import { collections, placement } from '@institute/schema';
import { FieldValue } from 'firebase-admin/firestore';
import { keepSummaries } from '../content/summaries/keep-summary.ts';
import { firestore } from '../platform/admin.ts';
import { historyOf } from './history-of.ts';
import type { Subject } from './subject.ts';

export const placementSubject: Subject = {
  documentOf: (target) => firestore().collection(collections.placements).doc(target),

  cardOf: (data, { duration, paid }) => {
    const fields = placement.safeParse(data).data;
    return fields && { ...fields, duration, paid };
  },

  /** The `updatedAt` stays: whoever edits the placement need not know. */
  mark: async (transaction, found, _card, isAgreed) => {
    const current = found.data();
    if (!current || (current['consent'] === 'agreed') === isAgreed) return () => {};
    const { consent: _, ...fields } = current;
    const next = { ...fields, ...(isAgreed && { consent: 'agreed' }) };
    const change = { document: found.ref, current, next };
    const changeSummary = await keepSummaries(transaction, [change]);
    return () => {
      transaction.update(found.ref, { consent: isAgreed ? 'agreed' : FieldValue.delete() });
      changeSummary();
    };
  },

  remove: async (transaction, found) => {
    const { versions, edits } = await historyOf(transaction, found.ref);
    const change = { document: found.ref, current: found.data(), next: undefined };
    const changeSummary = await keepSummaries(transaction, [change]);
    const write = () => {
      transaction.delete(found.ref);
      for (const { ref } of [...versions, ...edits]) transaction.delete(ref);
      changeSummary();
    };
    return { write, files: [] };
  },
};
