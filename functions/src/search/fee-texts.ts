import { collections, feePlan, type FeePlan } from '@institute/schema';
import { LRUCache } from 'lru-cache';
import { firestore } from '../platform/admin.ts';

/** What a course's page says of paying for it, with words that people look for. */
const textOf = ({ gstRate, instalments, included, notIncluded, refunds }: FeePlan): string =>
  [
    'fee price cost',
    ...(gstRate > 0 ? ['GST'] : []),
    ...(instalments.length > 0 ? ['instalments installments EMI'] : []),
    ...instalments.flatMap(({ label, due }) => [label, due]),
    ...included,
    ...notIncluded,
    ...(refunds.length > 0 ? ['refunds'] : []),
    ...refunds.map(({ until }) => until),
  ].join(' ');

/** The texts of courses as they are since their last change. */
const known = new LRUCache<string, string>({ max: 5_000 });

interface Changed {
  readonly id: string;
  readonly updatedAt: string;
}

const keyOf = ({ id, updatedAt }: Changed): string => `${id} ${updatedAt}`;

/** The texts of the fee plans by the ids of their courses: read once, as lists do not have them. */
export async function readFeeTexts(courses: readonly Changed[]): Promise<Map<string, string>> {
  const all = firestore().collection(collections.courses);
  const unread = courses.filter((each) => !known.has(keyOf(each)));
  const read = unread.map(({ id }) => all.doc(id));
  const found =
    read.length > 0 ? await firestore().getAll(...read, { fieldMask: ['fees', 'updatedAt'] }) : [];
  for (const snapshot of found) {
    const plan = feePlan.safeParse(snapshot.get('fees') ?? {}).data;
    const updatedAt = String(snapshot.get('updatedAt'));
    if (plan) known.set(keyOf({ id: snapshot.id, updatedAt }), textOf(plan));
  }
  return new Map(courses.map((each) => [each.id, known.get(keyOf(each)) ?? '']));
}
