import { Firestore, Query, Transaction } from 'firebase-admin/firestore';

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
  const { get, getAll: getAllIn } = Transaction.prototype;
  Transaction.prototype.get = async function getIn(this: Transaction, wanted: never) {
    const found: object = await get.call(this, wanted);
    count += 'size' in found ? Math.max(1, Number(found.size)) : 1;
    return found;
  } as typeof get;
  Transaction.prototype.getAll = function getTogether(this: Transaction, ...wanted: []) {
    count += wanted.length;
    return getAllIn.apply(this, wanted);
  } as typeof getAllIn;
  return () => {
    const found = count;
    count = 0;
    return found;
  };
}
