import { collections, feePlan, feeTotal, tax, type FeePlan } from '@institute/schema';
import { LRUCache } from 'lru-cache';
import { firestore } from '../platform/admin.ts';

/** What a course's page says of paying for it, with words that people look for. */
const textOf = ({ gstRate, instalments, included, notIncluded, refunds }: FeePlan): string =>
  [
    'fee price cost',
    ...(gstRate > 0 ? [tax] : []),
    ...(instalments.length > 0 ? ['instalments installments EMI'] : []),
    ...instalments.flatMap(({ label, due }) => [label, due]),
    ...included,
    ...notIncluded,
    ...(refunds.length > 0 ? ['refunds'] : []),
    ...refunds.map(({ until }) => until),
  ].join(' ');

/** What a search has of a fee. */
interface FoundFee {
  /** Words by which it is found. */
  readonly text: string;
  /** In the institute's currency, GST included; 0 for "fee on request". */
  readonly total: number;
}

/** The fees of courses as they are since their last change. */
const known = new LRUCache<string, FoundFee>({ max: 5_000 });

interface Changed {
  readonly id: string;
  readonly updatedAt: string;
}

const keyOf = ({ id, updatedAt }: Changed): string => `${id} ${updatedAt}`;

/** The fees by the ids of their courses: read once, as lists do not have them. */
export async function readFees(courses: readonly Changed[]): Promise<Map<string, FoundFee>> {
  const all = firestore().collection(collections.courses);
  const unread = courses.filter((each) => !known.has(keyOf(each)));
  const read = unread.map(({ id }) => all.doc(id));
  const found =
    read.length > 0
      ? await firestore().getAll(...read, { fieldMask: ['fees', 'price', 'updatedAt'] })
      : [];
  for (const snapshot of found) {
    const plan = feePlan.safeParse(snapshot.get('fees') ?? {}).data;
    const updatedAt = String(snapshot.get('updatedAt'));
    const price = Number(snapshot.get('price') ?? 0);
    const fee = plan && { text: textOf(plan), total: feeTotal(price, plan) };
    if (fee) known.set(keyOf({ id: snapshot.id, updatedAt }), fee);
  }
  return new Map(
    courses.map((each) => [each.id, known.get(keyOf(each)) ?? { text: '', total: 0 }]),
  );
}
