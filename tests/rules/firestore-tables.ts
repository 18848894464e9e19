import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { claimingContent, collections, singletons, type Capability } from '@institute/schema';
import { callersWith, everyone, nobody } from './callers.ts';
import { row, type Row } from './table.ts';

export type Firestore = ReturnType<RulesTestContext['firestore']>;

const get = (path: string) => (db: Firestore) => db.doc(path).get();
const list = (collection: string) => (db: Firestore) => db.collection(collection).get();
const short =
  (collection: string, where?: readonly [field: string, value: unknown], count = 200) =>
  (db: Firestore) => {
    const found = db.collection(collection).limit(count);
    return (where ? found.where(where[0], '==', where[1]) : found).get();
  };

/** A new document at each call: one that another caller has just created would be an update. */
const create = (collection: string) => (db: Firestore) =>
  db.collection(collection).add({ published: true });

const replace = (path: string) => (db: Firestore) => db.doc(path).set({ published: true });
const update = (path: string) => (db: Firestore) => db.doc(path).update({ published: true });
const remove = (path: string) => (db: Firestore) => db.doc(path).delete();
const posts = (db: Firestore) => db.collection('posts');
const versionsOf = (collection: string) => (db: Firestore) =>
  db.collection('versions').where('collection', '==', collection).get();

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

const readBy = (capability: Capability, collection: string): Row<Firestore>[] => [
  row('get', get(`${collection}/stored`), callersWith(capability)),
  row('get a missing one', get(`${collection}/missing`), callersWith(capability)),
  row('list', list(collection), callersWith(capability)),
  ...onlyApiWrites(collection, 'stored'),
];

const readers = callersWith('readContent');
const readersOfEnquiries = callersWith('readContent', 'handleEnquiries');

type Table =
  | keyof typeof collections
  | 'accounts'
  | 'secondFactors'
  | 'invitations'
  | 'a collection without a rule'
  | 'collections of that name anywhere';

const collectionTables: Record<Table, readonly Row<Firestore>[]> = {
  content: [
    ...singletons.map((name) => row(`get ${name}`, get(`content/${name}`), everyone)),
    row('list', short('content'), readers),
    ...onlyApiWrites('content', 'home'),
  ],
  courses: [
    row('get', get('courses/stored'), everyone),
    row('get a missing one', get('courses/missing'), everyone),
    row('list', list('courses'), readers),
    row('list a few', short('courses'), everyone),
    row('list more', short('courses', undefined, 201), readers),
    ...onlyApiWrites('courses', 'stored'),
  ],
  feeSheets: [
    row('get', get('feeSheets/stored'), nobody),
    row('get a missing one', get('feeSheets/missing'), nobody),
    row('list', list('feeSheets'), nobody),
    ...onlyApiWrites('feeSheets', 'stored'),
  ],
  redirects: [
    row('get', get('redirects/stored'), everyone),
    row('get a missing one', get('redirects/missing'), everyone),
    row('list', list('redirects'), readers),
    row('list a few', short('redirects'), everyone),
    ...onlyApiWrites('redirects', 'stored'),
  ],
  batches: [
    row('get', get('batches/stored'), everyone),
    row('get a planned one', get('batches/planned'), readers),
    row('get one of no state', get('batches/silent'), readers),
    row('get a missing one', get('batches/missing'), readers),
    row('list a few', short('batches'), readers),
    row('list a few open ones', short('batches', ['state', 'open']), everyone),
    row('list a few planned ones', short('batches', ['state', 'planned']), readers),
    row(
      'list all open ones',
      (db) => db.collection('batches').where('state', '==', 'open').get(),
      readers,
    ),
    ...onlyApiWrites('batches', 'stored'),
  ],
  trainers: [
    row('get', get('trainers/stored'), everyone),
    row('get one who left', get('trainers/left'), readers),
    row('get one of a text', get('trainers/text'), readers),
    row('get a missing one', get('trainers/missing'), readers),
    row('list a few', short('trainers'), readers),
    row('list a few who are there', short('trainers', ['left', false]), everyone),
    row(
      'list all who are there',
      (db) => db.collection('trainers').where('left', '==', false).get(),
      readers,
    ),
    ...onlyApiWrites('trainers', 'stored'),
  ],
  demoPlans: readBy('readContent', 'demoPlans'),
  demoSlots: deniedToAll('demoSlots'),
  demoBookings: deniedToAll('demoBookings'),
  placements: [
    row('get', get('placements/stored'), everyone),
    row('get a missing one', get('placements/missing'), everyone),
    row('list', list('placements'), readers),
    row('list a few', short('placements'), everyone),
    ...onlyApiWrites('placements', 'stored'),
  ],
  placementRecords: deniedToAll('placementRecords'),
  supportPeriods: deniedToAll('supportPeriods'),
  consents: deniedToAll('consents'),
  posts: [
    row('get a published one', get('posts/published'), everyone),
    row('get a draft', get('posts/draft'), readers),
    row('get one that says "true"', get('posts/text'), readers),
    row('get one that says nothing', get('posts/silent'), readers),
    row('get a missing one, as if it were a draft', get('posts/missing'), readers),
    row('list', list('posts'), readers),
    row('list the published', (db) => posts(db).where('published', '==', true).get(), readers),
    row('list a few that are published', short('posts', ['published', true]), everyone),
    row('list a few', short('posts'), readers),
    row('list a few that say "true"', short('posts', ['published', 'true']), readers),
    row('list the drafts', (db) => posts(db).where('published', '==', false).get(), readers),
    row('list by slug', (db) => posts(db).where('slug', '==', 'a').get(), readers),
    row(
      'list the published by slug',
      (db) => posts(db).where('slug', '==', 'a').where('published', '==', true).limit(1).get(),
      everyone,
    ),
    ...onlyApiWrites('posts', 'published'),
    row('update a draft', update('posts/draft'), nobody),
    row('delete a draft', remove('posts/draft'), nobody),
  ],
  enquiries: readBy('handleEnquiries', 'enquiries'),
  summaries: [
    row('get', get('summaries/stored'), readers),
    row('list', list('summaries'), nobody),
    ...onlyApiWrites('summaries', 'stored'),
  ],
  timeline: readBy('handleEnquiries', 'timeline'),
  chats: deniedToAll('chats'),
  reportDays: deniedToAll('reportDays'),
  releases: deniedToAll('releases'),
  edits: deniedToAll('edits'),
  files: deniedToAll('files'),
  claims: deniedToAll('claims'),
  shownClaims: deniedToAll('shownClaims'),
  templates: deniedToAll('templates'),
  savedFilters: deniedToAll('savedFilters'),
  mail: readBy('readMails', 'mail'),
  erasures: readBy('handlePersonalData', 'erasures'),
  versions: [
    row('get one of a course', get('versions/course'), readers),
    row('get one of an enquiry', get('versions/enquiry'), readersOfEnquiries),
    row('get one of a template', get('versions/template'), readersOfEnquiries),
    row('get one of a claim', get('versions/claim'), callersWith('manageClaims')),
    row('get one of nothing', get('versions/stored'), nobody),
    row('get a missing one', get('versions/missing'), nobody),
    row('list', list('versions'), nobody),
    row('list those of claims', versionsOf('claims'), callersWith('manageClaims')),
    row('list those of templates', versionsOf('templates'), readersOfEnquiries),
    row('list those of courses', versionsOf('courses'), readers),
    row('list those of enquiries', versionsOf('enquiries'), readersOfEnquiries),
    row(
      'list those of a course',
      (db) =>
        db
          .collection('versions')
          .where('collection', '==', 'courses')
          .where('document', '==', 'courses/stored')
          .get(),
      readers,
    ),
    row(
      'list those of an enquiry, by its path alone',
      (db) => db.collection('versions').where('document', '==', 'enquiries/stored').get(),
      nobody,
    ),
    ...onlyApiWrites('versions', 'stored'),
  ],
  audit: readBy('readAudit', 'audit'),
  secondFactors: [
    ...deniedToAll('secondFactors'),
    row('get one’s own', get('secondFactors/somebody'), nobody),
    row('replace one’s own', replace('secondFactors/somebody'), nobody),
    row('list them anywhere', (db) => db.collectionGroup('secondFactors').get(), nobody),
  ],
  accounts: [
    ...deniedToAll('accounts'),
    row('get one’s own', get('accounts/somebody'), nobody),
    row('replace one’s own', replace('accounts/somebody'), nobody),
  ],
  invitations: deniedToAll('invitations'),
  'a collection without a rule': deniedToAll('rateLimits'),
  'collections of that name anywhere': Object.values(collections).map((name) =>
    row(`list ${name}`, (db) => db.collectionGroup(name).get(), nobody),
  ),
};

/** Who may do what with each collection. */
export const firestoreTables: Record<string, readonly Row<Firestore>[]> = {
  ...collectionTables,
  ...Object.fromEntries(
    Object.values(collections).map((name) => [
      `${name} below a document`,
      deniedToAll(`${name}/stored/below`),
    ]),
  ),
};

const claiming: readonly string[] = claimingContent;

/** Who may do what where only what is backed is shown. */
export const backedTables: Record<string, readonly Row<Firestore>[]> = {
  content: [
    ...singletons.map((name) =>
      row(`get ${name}`, get(`content/${name}`), claiming.includes(name) ? readers : everyone),
    ),
    row('list', list('content'), readers),
  ],
  placements: [
    row('get', get('placements/stored'), readers),
    row('get a missing one', get('placements/missing'), readers),
    row('list', list('placements'), readers),
    row('list a few', short('placements'), readers),
    row(
      'list the agreed ones',
      (db) => db.collection('placements').where('consent', '==', 'agreed').get(),
      readers,
    ),
  ],
};

/** Shows only what is backed. */
export const showOnlyBacked = (environment: RulesTestEnvironment): Promise<void> =>
  environment.withSecurityRulesDisabled((context) =>
    context.firestore().doc('shownClaims/main').set({ onlyBacked: true }),
  );
