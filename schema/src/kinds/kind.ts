import type * as z from 'zod/mini';
import type { Capability } from '../account/roles.ts';
import type { FieldPath, Help } from '../fields/help.ts';

/**
 * Where people can be named in a kind, and what erasing one of them does there:
 * - `nobody`: it names nobody
 * - `derived`: it follows from other kinds, and changes with them
 * - `enquiry`: it is found and removed with the enquiries of the person
 * - `removed`: a document that names the person goes
 * - `emptied`: the texts that name the person are emptied, or get a dash where the `name` must not be empty
 * - `edited`: a document whose `subject` names the person goes, and so do list entries that name them; somebody
 *   has to edit other texts first
 *
 * `among` limits this to the documents whose `field` has one of `values`.
 */
export type People<Field extends string = string> =
  | { readonly erasing: 'nobody' | 'derived' | 'enquiry' }
  | { readonly erasing: 'removed'; readonly among?: Among }
  | { readonly erasing: 'emptied'; readonly among?: Among; readonly name?: string }
  | { readonly erasing: 'edited'; readonly subject: Field | null };

interface Among {
  readonly field: string;
  readonly values: readonly string[];
}

/**
 * Who may read the documents directly from Firestore; `npm run rules` writes this into `firestore.rules`.
 * - `everybody` reads single documents and short lists; `where` limits this to documents whose field has one of the
 *   values; with `makesClaims`, visitors read none while only verified claims are shown. With `hidden` fields, which are
 *   for staff, visitors read none: rules give whole documents, the API gives them without those. Staff read all
 * - a capability: staff who have it; with `each`, single documents but no lists
 * - `nobody`: they are read through the API, if at all
 */
type Readers<Field extends string = string> =
  | { readonly by: 'nobody' }
  | {
      readonly by: 'everybody';
      readonly makesClaims?: true;
      readonly where?: Where<Field>;
      readonly hidden?: readonly Field[];
    }
  | { readonly by: Capability; readonly each?: true };

export interface Where<Field extends string = string> {
  readonly field: Field;
  readonly is: readonly [boolean | string, ...(boolean | string)[]];
}

/** What every kind of document says of itself. */
interface Common<Field extends string> {
  /** What one is called in messages. */
  readonly label: string;
  readonly readers: Readers<Field>;
  readonly people: People<Field>;
  /** Whether pages and public answers are made of it: a change clears the caches of every instance. */
  readonly isShown: boolean;
  /**
   * The uploaded files and the pages that its texts link to: `shown` on a page as they are, which the tab Health
   * checks; `hidden`; `kept` as they were when somebody agreed to them or they proved a claim; or `none`.
   */
  readonly links: 'shown' | 'hidden' | 'kept' | 'none';
  /** Who reads and who restores its earlier versions; null where nobody does either. */
  readonly versions: {
    readonly readBy: Capability;
    readonly restoredBy: Capability | null;
  } | null;
  /** The tab of the dashboard that shows it, and whether each document has a page there. */
  readonly tab: { readonly name: string; readonly opens: 'list' | 'item' } | null;
}

/** What staff write in a form. */
interface Form<Body, Stored, HelpText, Field extends string, Path extends string> {
  readonly body: Body;
  /** The same as it is stored. */
  readonly stored: Stored;
  /** What each field does, beside its input. */
  readonly help: HelpText;
  readonly changedBy: Capability;
  /** Whether `functions/src/kinds/content-kinds.ts` has code that checks or completes it when it is stored. */
  readonly isChecked: boolean;
  /** Whether an edit can wait and go live later. */
  readonly isReleasable: boolean;
  /** The page that shows it; null where none does. */
  readonly address: `/${string}` | null;
  /** The fields that describe that page to search engines: one of them must be filled in (health-1). */
  readonly describedBy: readonly Field[];
  /** The fields of pictures, and the width in pixels from which each is sharp (health-1). */
  readonly pictures: Readonly<Partial<Record<Path, number>>>;
  /**
   * The texts that can be in Tamil (tamil-10); null where none can. `offered`: those that must be in Tamil before the
   * page is offered in Tamil. `more`: further texts that can be.
   */
  readonly translated: {
    readonly offered: readonly Path[];
    readonly more: readonly Path[];
  } | null;
}

/** Content that exists once: a document of the collection `content`. */
interface Single<Body, Stored, HelpText, Field extends string, Path extends string>
  extends Common<Field>, Form<Body, Stored, HelpText, Field, Path> {
  readonly documents: 'one';
  readonly readers: {
    readonly by: 'everybody';
    readonly makesClaims?: true;
    readonly where?: never;
    readonly hidden?: never;
  };
  readonly api: {
    readonly path: `/api/${string}`;
    readonly method: 'POST' | 'PUT';
    /** How long an answer may be cached. */
    readonly cache: 'medium' | 'long';
    /** Whether answers also carry the fields at the top level. */
    readonly isFlat: boolean;
  };
}

/** Documents of a collection of their own, each written in a form. */
interface Listed<Body, Stored, HelpText, Field extends string, Path extends string>
  extends Common<Field>, Form<Body, Stored, HelpText, Field, Path> {
  readonly documents: 'many';
  /** One of them, in the names of endpoints: `trainer` for `createTrainer`. */
  readonly one: string;
  /** The field that names one in lists. */
  readonly title: Field;
  readonly api: {
    readonly path: `/api/${string}`;
    readonly limit: 'default' | 'small';
    /** What the API reads in the plain way: the list of all by age, and one. */
    readonly reads: readonly ('list' | 'get')[];
    /** How long those answers may be cached. */
    readonly cache: 'none' | 'medium' | 'long';
    /** What the API's table says of a call, where it is more than "Add a trainer". */
    readonly summaries: {
      readonly [Call in 'create' | 'update' | 'delete' | 'list' | 'get']?: string;
    };
  };
  /**
   * What the search of the site finds one by, and shows of it; `own` where `functions/src/search/search.ts` says
   * that, null where it finds none.
   */
  readonly searched: 'own' | { readonly text: Field; readonly more: readonly Field[] } | null;
  /** Whether the dashboard's palette finds one by what is typed. */
  readonly isInPalette: boolean;
}

/** Documents of a collection that no plain form writes. */
export interface RecordKind extends Common<string> {
  readonly documents: 'records';
  /** The field that names one in lists; null for none. */
  readonly title: string | null;
}

type FieldOf<Schema extends z.ZodMiniType> = keyof z.output<Schema> & string;

export type SingleKind<Body extends z.ZodMiniObject, Stored extends z.ZodMiniObject> = Single<
  Body,
  Stored,
  Help<z.output<Body>>,
  FieldOf<Body>,
  FieldPath<z.output<Body>>
>;

export type ListedKind<Body extends z.ZodMiniObject, Stored extends z.ZodMiniObject> = Listed<
  Body,
  Stored,
  Help<z.output<Body>>,
  FieldOf<Body>,
  FieldPath<z.output<Body>>
>;

type HelpTexts = Readonly<Record<string, string>>;

export type AnySingle = Single<z.ZodMiniObject, z.ZodMiniObject, HelpTexts, string, string>;
export type AnyListed = Listed<z.ZodMiniObject, z.ZodMiniObject, HelpTexts, string, string>;
export type AnyKind = AnySingle | AnyListed | RecordKind;
