import type * as z from 'zod/mini';
import { aboutKind } from './about.ts';
import { batchesKind } from './batches.ts';
import { contactInfoKind } from './contact-info.ts';
import { coursesKind } from './courses.ts';
import { demoPlansKind } from './demo-plans.ts';
import { footerKind } from './footer.ts';
import { homeKind } from './home.ts';
import { instituteKind } from './institute.ts';
import type { AnyKind, AnyListed, AnySingle } from './kind.ts';
import { navbarKind } from './navbar.ts';
import { placementStatsKind } from './placement-stats.ts';
import { placementsKind } from './placements.ts';
import { postsKind } from './posts.ts';
import { records } from './records.ts';
import { templatesKind } from './templates.ts';
import { trainersKind } from './trainers.ts';
import { translationsKind } from './translations.ts';
import { trustStatsKind } from './trust-stats.ts';

/** Every kind of document that is stored, each described once. All lists of kinds follow from it. */
export const kinds = {
  home: homeKind,
  about: aboutKind,
  contactInfo: contactInfoKind,
  navbar: navbarKind,
  footer: footerKind,
  trustStats: trustStatsKind,
  placementStats: placementStatsKind,
  institute: instituteKind,
  courses: coursesKind,
  posts: postsKind,
  placements: placementsKind,
  batches: batchesKind,
  trainers: trainersKind,
  demoPlans: demoPlansKind,
  templates: templatesKind,
  translations: translationsKind,
  ...records,
} as const satisfies Record<string, AnyKind>;

export type Kinds = typeof kinds;
export type KindName = keyof Kinds;

type NamesOf<Wanted> = {
  [Name in KindName]: Kinds[Name] extends Wanted ? Name : never;
}[KindName];

/** The kinds of which there is one document, in the collection `content`. */
export type Singleton = NamesOf<AnySingle>;

/** The kinds that have a collection of their own, and a form. */
export type ListedName = NamesOf<AnyListed>;

/** The kinds that have a form. */
export type WrittenName = Singleton | ListedName;

/** The kinds that code checks or completes when they are stored. */
export type CheckedName = NamesOf<{ readonly isChecked: true }>;

/** The kinds whose texts can be in Tamil. */
export type TranslatedName = WrittenName &
  NamesOf<{ readonly translated: { readonly offered: readonly string[] } }>;

/** The kinds of which staff restore what was deleted from a list, by its title. */
export type RestorableName = NamesOf<{
  readonly title: string;
  readonly versions: { readonly restoredBy: string };
}>;

/** The kinds that the palette finds by what is typed. */
export type PaletteName = NamesOf<{ readonly isInPalette: true }>;

/** What the form of a kind saves, and what is stored of it. */
export type FormOf<Name extends WrittenName> = z.output<Kinds[Name]['body']>;
export type StoredOf<Name extends WrittenName> = z.output<Kinds[Name]['stored']>;

/** The content of each kind of which there is one document. */
export type SingletonContent = { [Name in Singleton]: StoredOf<Name> };

/** The kinds of which a page gets the list from the API as it is, at the address of their name. */
export type PageListName = {
  [Name in ListedName]: 'list' extends Kinds[Name]['api']['reads'][number]
    ? Kinds[Name] extends {
        readonly readers: { readonly by: 'everybody' };
        readonly api: { readonly path: `/api/${Name}` };
      }
      ? Name
      : never
    : never;
}[ListedName];

const names = Object.keys(kinds) as KindName[];

const namesOf = <Documents extends AnyKind['documents']>(documents: Documents) =>
  names.filter((name) => kinds[name].documents === documents) as NamesOf<{
    readonly documents: Documents;
  }>[];

export const singletons = namesOf('one');
export const listedNames = namesOf('many');
export const writtenNames: readonly WrittenName[] = [...singletons, ...listedNames];

/** What is stored of each kind, typed so that TypeScript knows which schema belongs to which name. */
export const storedSchemas = Object.fromEntries(
  writtenNames.map((name) => [name, kinds[name].stored]),
) as unknown as { readonly [Name in WrittenName]: z.ZodMiniType<StoredOf<Name>> };

export const paletteNames = listedNames.filter(
  (name): name is PaletteName => kinds[name].isInPalette,
);

/** The singletons that make claims. */
export type ClaimingContent = Singleton &
  NamesOf<{ readonly readers: { readonly makesClaims: true } }>;

export const claimingContent = singletons.filter(
  (name): name is ClaimingContent => 'makesClaims' in kinds[name].readers,
);

/** The names of collections: each kind has its own, but for the singletons. */
export type Collection = 'content' | Exclude<KindName, Singleton>;

/** Firestore's collections. */
export const collections = Object.fromEntries(
  ['content', ...names.filter((name) => kinds[name].documents !== 'one')].map((name) => [
    name,
    name,
  ]),
) as { readonly [Name in Collection]: Name };

/** The collection of a kind. */
export const collectionOf = (name: KindName): Collection =>
  kinds[name].documents === 'one' ? 'content' : (name as Collection);

/** The name of the kind of a document by its path, such as `courses/abc` or `content/home`. */
export function kindNameOf(path: string): KindName | undefined {
  const [collection = '', id = ''] = path.split('/');
  const name = collection === 'content' ? id : collection;
  const found = names.find((each) => each === name);
  return found && collectionOf(found) === collection ? found : undefined;
}

/** The kind of a document by its path; undefined where there is none. */
export function kindOf(path: string): AnyKind | undefined {
  const name = kindNameOf(path);
  return name && kinds[name];
}

/** The same of a kind that has a form. */
export function writtenKindOf(path: string): AnySingle | AnyListed | undefined {
  const kind = kindOf(path);
  return kind && kind.documents !== 'records' ? kind : undefined;
}

/** The collections of the kinds that are so. */
export const collectionsWhere = (isSo: (kind: AnyKind) => boolean): Collection[] => [
  ...new Set(names.filter((name) => isSo(kinds[name])).map(collectionOf)),
];

/** The kinds whose documents are in a collection. */
export const kindsIn = (collection: string): AnyKind[] =>
  names.filter((name) => collectionOf(name) === collection).map((name) => kinds[name]);

/** The collections whose documents can link to files and pages. */
export const linkingCollections = collectionsWhere(({ links }) => links !== 'none');

/** The collections that are searched for a person. */
export const searchedCollections = collectionsWhere(({ people: { erasing } }) =>
  ['edited', 'removed', 'emptied'].includes(erasing),
);
