import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { claimingContent, collections, singletons } from '@institute/schema';
import { callersWith, everyone, nobody, trying, tryingInVain } from './callers.ts';
import {
  deniedBelow,
  deniedToAll,
  get,
  list,
  onlyApiWrites,
  remove,
  replace,
  short,
  update,
  type Firestore,
} from './operations.ts';
import { rowsOf, verifiedRowsOf } from './rows-of-kinds.ts';
import { row, type Row } from './table.ts';

const posts = (db: Firestore) => db.collection('posts');
const versionsOf = (collection: string) => (db: Firestore) =>
  db.collection('versions').where('collection', '==', collection).get();

const readers = callersWith('readContent');
const readersOfEnquiries = callersWith('readContent', 'handleEnquiries');

const own = Object.values(collections).filter((name) => name !== 'content');

/** What holds of some kinds whatever their records say, and of what no kind is about. */
const furtherTables: Record<string, readonly Row<Firestore>[]> = {
  content: [
    ...singletons.map((name) => row(`get ${name}`, get(`content/${name}`), everyone, trying)),
    row('list', short('content'), readers),
    ...onlyApiWrites('content', 'home'),
  ],
  batches: [
    row('get a planned one', get('batches/planned'), readers, trying),
    row('list a few open ones', short('batches', ['state', 'open']), readers, trying),
  ],
  trainers: [
    row('get one who left', get('trainers/left'), readers, trying),
    row('list a few who are there', short('trainers', ['left', false]), everyone, trying),
    row('list a few who left', short('trainers', ['left', true]), readers, trying),
  ],
  placements: [row('list a few', short('placements'), everyone, trying)],
  posts: [
    row('get a draft', get('posts/draft'), readers, trying),
    row('list a few that say "true"', short('posts', ['published', 'true']), readers, trying),
    row(
      'list the drafts',
      (db) => posts(db).where('published', '==', false).get(),
      readers,
      trying,
    ),
    row('list by slug', (db) => posts(db).where('slug', '==', 'a').get(), readers, trying),
    row(
      'list the published by slug',
      (db) => posts(db).where('slug', '==', 'a').where('published', '==', true).limit(1).get(),
      everyone,
      trying,
    ),
    row('update a draft', update('posts/draft'), nobody, tryingInVain),
    row('delete a draft', remove('posts/draft'), nobody, tryingInVain),
  ],
  versions: [
    row('get one of a course', get('versions/course'), readers),
    row('get one of an enquiry', get('versions/enquiry'), readersOfEnquiries),
    row('get one of a template', get('versions/template'), readersOfEnquiries, trying),
    row('get one of a claim', get('versions/claim'), callersWith('manageClaims')),
    row('list those of claims', versionsOf('claims'), callersWith('manageClaims'), trying),
    row('list those of templates', versionsOf('templates'), readersOfEnquiries, trying),
    row('list those of courses', versionsOf('courses'), readers, trying),
    row('list those of enquiries', versionsOf('enquiries'), readersOfEnquiries, trying),
    row(
      'list those of a course',
      (db) =>
        db
          .collection('versions')
          .where('collection', '==', 'courses')
          .where('document', '==', 'courses/stored')
          .get(),
      readers,
      trying,
    ),
    row(
      'list those of an enquiry, by its path alone',
      (db) => db.collection('versions').where('document', '==', 'enquiries/stored').get(),
      nobody,
      tryingInVain,
    ),
  ],
  secondFactors: [
    ...deniedToAll('secondFactors'),
    row('get one’s own', get('secondFactors/somebody'), nobody, tryingInVain),
    row('replace one’s own', replace('secondFactors/somebody'), nobody, tryingInVain),
    row(
      'list them anywhere',
      (db) => db.collectionGroup('secondFactors').get(),
      nobody,
      tryingInVain,
    ),
  ],
  accounts: [
    ...deniedToAll('accounts'),
    row('get one’s own', get('accounts/somebody'), nobody, tryingInVain),
    row('replace one’s own', replace('accounts/somebody'), nobody, tryingInVain),
  ],
  invitations: deniedToAll('invitations'),
  upkeep: [
    ...deniedToAll('upkeep'),
    row('get the version of the data', get('upkeep/schema'), nobody, tryingInVain),
  ],
  'a collection without a rule': deniedToAll('rateLimits'),
  'collections of that name anywhere': Object.values(collections).map((name) =>
    row(`list ${name}`, (db) => db.collectionGroup(name).get(), nobody, tryingInVain),
  ),
};

/** Who may do what with each collection. */
export const firestoreTables: Record<string, readonly Row<Firestore>[]> = {
  ...furtherTables,
  ...Object.fromEntries(
    own.map((name) => [name, [...rowsOf(name), ...(furtherTables[name] ?? [])]]),
  ),
  ...Object.fromEntries(
    Object.values(collections).map((name) => [
      `${name} below a document`,
      deniedBelow(`${name}/stored/below`),
    ]),
  ),
};

const claiming: readonly string[] = claimingContent;

/** Who may do what where only what is backed is shown. */
export const backedTables: Record<string, readonly Row<Firestore>[]> = {
  content: [
    ...singletons.map((name) =>
      row(
        `get ${name}`,
        get(`content/${name}`),
        claiming.includes(name) ? readers : everyone,
        name === claiming[0] ? everyone : trying,
      ),
    ),
    row('list', list('content'), readers, trying),
  ],
  placements: [
    ...verifiedRowsOf('placements'),
    row(
      'list the agreed ones',
      (db) => db.collection('placements').where('consent', '==', 'agreed').get(),
      readers,
      trying,
    ),
  ],
};

/** Shows only what is backed, or everything. */
export const showOnlyBacked = (
  environment: RulesTestEnvironment,
  onlyBacked = true,
): Promise<void> =>
  environment.withSecurityRulesDisabled((context) =>
    context.firestore().doc('shownClaims/main').set({ onlyBacked }),
  );
