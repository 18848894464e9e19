import { Firestore, Query } from 'firebase-admin/firestore';

/**
 * Counts the documents that are read in this process from now on, as they are billed: a query costs
 * one at least. Returns a function that answers how many since it was called last.
 */
export function countDocuments(): () => number {
  let count = 0;
  const { get: getQuery } = Query.prototype;
  const { getAll } = Firestore.prototype;
  Query.prototype.get = async function get(this: Query) {
    const found = await getQuery.call(this);
    count += Math.max(1, found.size);
    return found;
  } as typeof getQuery;
  // The SDK reads single documents by it too.
  Firestore.prototype.getAll = function get(this: Firestore, ...wanted) {
    count += wanted.length;
    return getAll.apply(this, wanted);
  };
  return () => {
    const found = count;
    count = 0;
    return found;
  };
}
