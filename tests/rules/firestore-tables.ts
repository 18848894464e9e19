import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collections, singletons } from '@institute/schema';
import { admins, everyone, nobody } from './callers.ts';
import { row, type Row } from './table.ts';

export type Firestore = ReturnType<RulesTestContext['firestore']>;

const get = (path: string) => (db: Firestore) => db.doc(path).get();
const list = (collection: string) => (db: Firestore) => db.collection(collection).get();

/** A new document at each call: one that another caller has just created would be an update. */
const create = (collection: string) => (db: Firestore) =>
  db.collection(collection).add({ published: true });

const replace = (path: string) => (db: Firestore) => db.doc(path).set({ published: true });
const update = (path: string) => (db: Firestore) => db.doc(path).update({ published: true });
const remove = (path: string) => (db: Firestore) => db.doc(path).delete();
const posts = (db: Firestore) => db.collection('posts');

/** Writing is for the API alone, which the rules do not concern. */
const onlyApiWrites = (collection: string, document: string): Row<Firestore>[] => [
  row('create', create(collection), nobody),
  row('replace', replace(`${collection}/${document}`), nobody),
  row('update', update(`${collection}/${document}`), nobody),
  row('delete', remove(`${collection}/${document}`), nobody),
];

const deniedToAll = (collection: string): Row<Firestore>[] => [
  row('get', get(`${collection}/stored`), nobody),
  row('get a missing one', get(`${collection}/missing`), nobody),
  row('list', list(collection), nobody),
  ...onlyApiWrites(collection, 'stored'),
];

const readByAdmins = (collection: string): Row<Firestore>[] => [
  row('get', get(`${collection}/stored`), admins),
  row('get a missing one', get(`${collection}/missing`), admins),
  row('list', list(collection), admins),
  ...onlyApiWrites(collection, 'stored'),
];

type Table =
  | keyof typeof collections
  | 'secondFactors'
  | 'a collection without a rule'
  | 'a collection below a document'
  | 'collections of that name anywhere';

/** Who may do what with each collection. */
export const firestoreTables: Record<Table, readonly Row<Firestore>[]> = {
  content: [
    ...singletons.map((name) => row(`get ${name}`, get(`content/${name}`), everyone)),
    row('list', list('content'), everyone),
    ...onlyApiWrites('content', 'home'),
  ],
  courses: [
    row('get', get('courses/stored'), everyone),
    row('get a missing one', get('courses/missing'), everyone),
    row('list', list('courses'), everyone),
    ...onlyApiWrites('courses', 'stored'),
  ],
  placements: [
    row('get', get('placements/stored'), everyone),
    row('get a missing one', get('placements/missing'), everyone),
    row('list', list('placements'), everyone),
    ...onlyApiWrites('placements', 'stored'),
  ],
  posts: [
    row('get a published one', get('posts/published'), everyone),
    row('get a draft', get('posts/draft'), admins),
    row('get one that says "true"', get('posts/text'), admins),
    row('get one that says nothing', get('posts/silent'), admins),
    row('get a missing one, as if it were a draft', get('posts/missing'), admins),
    row('list', list('posts'), admins),
    row('list the published', (db) => posts(db).where('published', '==', true).get(), everyone),
    row('list the drafts', (db) => posts(db).where('published', '==', false).get(), admins),
    row('list by slug', (db) => posts(db).where('slug', '==', 'a').get(), admins),
    row(
      'list the published by slug',
      (db) => posts(db).where('slug', '==', 'a').where('published', '==', true).get(),
      everyone,
    ),
    ...onlyApiWrites('posts', 'published'),
    row('update a draft', update('posts/draft'), nobody),
    row('delete a draft', remove('posts/draft'), nobody),
  ],
  enquiries: readByAdmins('enquiries'),
  mail: readByAdmins('mail'),
  erasures: readByAdmins('erasures'),
  versions: readByAdmins('versions'),
  audit: readByAdmins('audit'),
  secondFactors: [
    ...deniedToAll('secondFactors'),
    row('get one’s own', get('secondFactors/somebody'), nobody),
    row('replace one’s own', replace('secondFactors/somebody'), nobody),
    row('list them anywhere', (db) => db.collectionGroup('secondFactors').get(), nobody),
  ],
  'a collection without a rule': deniedToAll('rateLimits'),
  'a collection below a document': Object.values(collections).flatMap((name) =>
    deniedToAll(`${name}/stored/below`),
  ),
  'collections of that name anywhere': Object.values(collections).map((name) =>
    row(`list ${name}`, (db) => db.collectionGroup(name).get(), nobody),
  ),
};

const storedDocuments: Record<string, object> = {
  ...Object.fromEntries(singletons.map((name) => [`content/${name}`, {}])),
  'courses/stored': {},
  'placements/stored': {},
  'enquiries/stored': {},
  'mail/stored': {},
  'erasures/stored': {},
  'versions/stored': {},
  'audit/stored': {},
  'secondFactors/stored': {},
  'secondFactors/somebody': {},
  'rateLimits/stored': {},
  'posts/published': { slug: 'a', published: true },
  'posts/draft': { slug: 'b', published: false },
  'posts/text': { slug: 'c', published: 'true' },
  'posts/silent': { slug: 'd' },
  ...Object.fromEntries(
    Object.values(collections).map((name) => [`${name}/stored/below/stored`, {}]),
  ),
};

/** Stores what the tables' operations are about. */
export const storeDocuments = (environment: RulesTestEnvironment): Promise<void> =>
  environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    const batch = db.batch();
    for (const [path, data] of Object.entries(storedDocuments)) batch.set(db.doc(path), data);
    await batch.commit();
  });
