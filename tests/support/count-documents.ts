import {
  DocumentReference,
  Firestore,
  Query,
  Transaction,
  type DocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore';

/**
 * Notes the documents that are read in this process from now on, as they are billed: a query costs
 * one at least, which has no path. Returns a function that answers their paths since it was called last.
 */
export function noteDocuments(): () => string[] {
  let paths: string[] = [];
  const pathsIn = ({ docs }: QuerySnapshot) =>
    docs.length > 0 ? docs.map(({ ref }) => ref.path) : [''];
  const pathsOf = (wanted: readonly object[]) =>
    wanted.map((one) => (one instanceof DocumentReference ? one.path : ''));
  const { get: getQuery } = Query.prototype;
  const { getAll } = Firestore.prototype;
  Query.prototype.get = async function get(this: Query) {
    const found = await getQuery.call(this);
    paths.push(...pathsIn(found));
    return found;
  } as typeof getQuery;
  // The SDK reads single documents by it too.
  Firestore.prototype.getAll = function get(this: Firestore, ...wanted) {
    paths.push(...pathsOf(wanted));
    return getAll.apply(this, wanted);
  };
  const { get, getAll: getAllIn } = Transaction.prototype;
  Transaction.prototype.get = async function getIn(this: Transaction, wanted: never) {
    const found: object = await get.call(this, wanted);
    if ('docs' in found) paths.push(...pathsIn(found as QuerySnapshot));
    else paths.push((found as DocumentSnapshot).ref.path);
    return found;
  } as typeof get;
  Transaction.prototype.getAll = function getTogether(this: Transaction, ...wanted: []) {
    paths.push(...pathsOf(wanted));
    return getAllIn.apply(this, wanted);
  } as typeof getAllIn;
  return () => {
    const found = paths;
    paths = [];
    return found;
  };
}

/** The same, but answers how many they were. */
export function countDocuments(): () => number {
  const taken = noteDocuments();
  return () => taken().length;
}
