import {
  kinds,
  type AnyKind,
  type Capability,
  type Collection,
  type Where,
} from '@institute/schema';
import {
  type Caller,
  callersWith,
  everyone,
  nobody,
  trying,
  tryingAgain,
  tryingInVain,
} from './callers.ts';
import {
  deniedToAll,
  get,
  list,
  onlyApiWrites,
  readBy,
  short,
  type Firestore,
} from './operations.ts';
import { row, type Row } from './table.ts';

const readers = callersWith('readContent');

type OwnCollection = Exclude<Collection, 'content'>;

const readersOf = (collection: OwnCollection): AnyKind['readers'] => kinds[collection].readers;

const whereOf = (collection: OwnCollection): Where | undefined => {
  const of = readersOf(collection);
  return of.by === 'everybody' ? of.where : undefined;
};

/** Of kinds whose rules say the same the first asks everyone. */
function triersOf(collection: OwnCollection): readonly Caller[] {
  const said = (of: OwnCollection) => JSON.stringify({ ...readersOf(of), each: false });
  const first = (Object.keys(kinds) as OwnCollection[]).find((of) => said(of) === said(collection));
  return first === collection ? everyone : tryingAgain;
}

/** A document of each sort that the rules tell apart, by its id. */
export function documentsOf(collection: OwnCollection): Record<string, object> {
  const where = whereOf(collection);
  if (!where) return { stored: {} };
  const { field, is } = where;
  return {
    stored: { [field]: is[0] },
    hidden: { [field]: typeof is[0] === 'boolean' ? !is[0] : 'another' },
    text: { [field]: `"${is[0]}"` },
    silent: {},
  };
}

const ofAll = (collection: OwnCollection, callers: Row<Firestore>['allowed']): Row<Firestore>[] => [
  row('get', get(`${collection}/stored`), callers, triersOf(collection)),
  row('get a missing one', get(`${collection}/missing`), callers, trying),
  row('list', list(collection), readers, tryingAgain),
  row('list a few', short(collection), callers, trying),
  row('list more', short(collection, undefined, 201), readers, trying),
];

const ofSome = (collection: OwnCollection, { field, is }: Where): Row<Firestore>[] => [
  row('get', get(`${collection}/stored`), everyone, triersOf(collection)),
  row('get a hidden one', get(`${collection}/hidden`), readers),
  row('get one of a text', get(`${collection}/text`), readers, trying),
  row('get one that says nothing', get(`${collection}/silent`), readers, trying),
  row('get a missing one, as if it were hidden', get(`${collection}/missing`), readers, trying),
  row('list', list(collection), readers, tryingAgain),
  row('list a few', short(collection), readers, trying),
  ...is.flatMap((value) => [
    row(`list a few where ${value}`, short(collection, [field, value]), everyone, trying),
    row(`list more where ${value}`, short(collection, [field, value], 201), readers, trying),
  ]),
];

const eachBy = (collection: OwnCollection, capability: Capability): Row<Firestore>[] => [
  row('get', get(`${collection}/stored`), callersWith(capability), triersOf(collection)),
  row('list', list(collection), nobody, tryingInVain),
  ...onlyApiWrites(collection, 'stored'),
];

/** Who may do what with the documents of a kind, as its record says. */
export function rowsOf(collection: OwnCollection): Row<Firestore>[] {
  const of = readersOf(collection);
  if (of.by === 'nobody') return deniedToAll(collection);
  if (of.by !== 'everybody')
    return of.each ? eachBy(collection, of.by) : readBy(of.by, collection, triersOf(collection));
  if (of.hidden) return readBy('readContent', collection, triersOf(collection));
  return [
    ...(of.where ? ofSome(collection, of.where) : ofAll(collection, everyone)),
    ...onlyApiWrites(collection, 'stored'),
  ];
}

/** Who may read a kind while only what is verified is shown, if it makes claims. */
export function verifiedRowsOf(collection: OwnCollection): Row<Firestore>[] {
  const of = readersOf(collection);
  return of.by === 'everybody' && of.makesClaims ? ofAll(collection, readers) : [];
}
