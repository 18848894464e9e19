import type { RulesTestContext } from '@firebase/rules-unit-testing';
import type { Capability } from '@institute/schema';
import { isDeep } from '../support/level.ts';
import { type Caller, callersWith, nobody, trying, tryingInVain } from './callers.ts';
import { row, type Row } from './table.ts';

export type Firestore = ReturnType<RulesTestContext['firestore']>;

export const get = (path: string) => (db: Firestore) => db.doc(path).get();
export const list = (collection: string) => (db: Firestore) => db.collection(collection).get();
export const short =
  (collection: string, where?: readonly [field: string, value: unknown], count = 200) =>
  (db: Firestore) => {
    const found = db.collection(collection).limit(count);
    return (where ? found.where(where[0], '==', where[1]) : found).get();
  };

/** A new document at each call: one that another caller has just created would be an update. */
const create = (collection: string) => (db: Firestore) =>
  db.collection(collection).add({ published: true });

export const replace = (path: string) => (db: Firestore) => db.doc(path).set({ published: true });
export const update = (path: string) => (db: Firestore) => db.doc(path).update({ published: true });
export const remove = (path: string) => (db: Firestore) => db.doc(path).delete();

/** Writing is for the API alone, which the rules do not concern. */
export const onlyApiWrites = (collection: string, document: string): Row<Firestore>[] => [
  row('create', create(collection), nobody, tryingInVain),
  // To the rules this is an update.
  ...(isDeep ? [row('replace', replace(`${collection}/${document}`), nobody)] : []),
  row('update', update(`${collection}/${document}`), nobody, tryingInVain),
  row('delete', remove(`${collection}/${document}`), nobody, tryingInVain),
];

/**
 * Below a document of a collection in which nobody but the API writes, as its own rows say: a rule
 * that reaches further down lets somebody read there.
 */
export const deniedBelow = (collection: string): Row<Firestore>[] =>
  isDeep
    ? deniedToAll(collection)
    : [
        row('get', get(`${collection}/stored`), nobody, tryingInVain),
        row('list', list(collection), nobody, tryingInVain),
      ];

export const deniedToAll = (collection: string): Row<Firestore>[] => [
  row('get', get(`${collection}/stored`), nobody, tryingInVain),
  row('get a missing one', get(`${collection}/missing`), nobody, tryingInVain),
  row('list', list(collection), nobody, tryingInVain),
  ...onlyApiWrites(collection, 'stored'),
];

export const readBy = (
  capability: Capability,
  collection: string,
  tried: readonly Caller[],
): Row<Firestore>[] => [
  row('get', get(`${collection}/stored`), callersWith(capability), tried),
  row('get a missing one', get(`${collection}/missing`), callersWith(capability), trying),
  row('list', list(collection), callersWith(capability), trying),
  ...onlyApiWrites(collection, 'stored'),
];
