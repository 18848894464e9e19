import * as z from 'zod/mini';
import { cacheSeconds } from '../api/cache-seconds.ts';
import {
  create,
  created,
  read,
  readAsAdmin,
  readLong,
  remove,
  smallBodyLimit,
  write,
  type Endpoint,
} from '../api/rows.ts';
import { basedOn } from '../fields/fields.ts';
import { withNotes } from '../proof/claims/notes.ts';
import type { AnyListed, AnySingle } from './kind.ts';
import {
  kinds,
  listedNames,
  singletons,
  type Kinds,
  type ListedName,
  type Singleton,
} from './kinds.ts';

/** An update: what the form saves, and the version that it is based on. */
const updated = <Fields extends z.core.$ZodShape>(body: z.ZodMiniObject<Fields>) =>
  z.extend(body, basedOn);

type Shape<Schema> = Schema extends z.ZodMiniObject<infer Found> ? Found : never;
type Created<Name extends ListedName> = ReturnType<typeof created<Shape<Kinds[Name]['body']>>>;
type Updated<Name extends ListedName | Singleton> = ReturnType<
  typeof updated<Shape<Kinds[Name]['body']>>
>;
type Noted<Name extends Singleton> = Kinds[Name]['readers'] extends { makesClaims: true }
  ? ReturnType<typeof withNotes<Shape<Kinds[Name]['stored']>>>
  : Kinds[Name]['stored'];
type One<Name extends ListedName> = Capitalize<Kinds[Name]['one']>;
type ItemPath<Name extends ListedName> = `${Kinds[Name]['api']['path']}/{id}`;

/** The kinds of which the API answers the list, or one document, in the plain way. */
type ReadPlainly<Call extends 'list' | 'get'> = {
  [Name in ListedName]: Call extends Kinds[Name]['api']['reads'][number] ? Name : never;
}[ListedName];

/** What visitors do not read, staff do. */
type ReadBy<Name extends ListedName> = Kinds[Name]['readers']['by'] extends 'everybody'
  ? typeof read
  : typeof readAsAdmin & { capability: Kinds[Name]['changedBy'] };

/** The calls that every kind with a form has, by the names of the endpoint table. */
type KindEndpoints = {
  [Name in Singleton as `get${Capitalize<Name>}`]: typeof read & {
    path: Kinds[Name]['api']['path'];
    data: Noted<Name>;
    summary: string;
  };
} & {
  [Name in Singleton as `save${Capitalize<Name>}`]: typeof write & {
    capability: Kinds[Name]['changedBy'];
    method: Kinds[Name]['api']['method'];
    path: Kinds[Name]['api']['path'];
    body: Updated<Name>;
    data: Kinds[Name]['stored'];
    summary: string;
  };
} & {
  [Name in ListedName as `create${One<Name>}`]: typeof create & {
    capability: Kinds[Name]['changedBy'];
    path: Kinds[Name]['api']['path'];
    body: Created<Name>;
    data: Kinds[Name]['stored'];
    summary: string;
  };
} & {
  [Name in ListedName as `update${One<Name>}`]: typeof write & {
    capability: Kinds[Name]['changedBy'];
    method: 'PUT';
    path: ItemPath<Name>;
    body: Updated<Name>;
    data: Kinds[Name]['stored'];
    summary: string;
  };
} & {
  [Name in ListedName as `delete${One<Name>}`]: typeof remove & {
    capability: Kinds[Name]['changedBy'];
    path: ItemPath<Name>;
    summary: string;
  };
} & {
  [Name in ReadPlainly<'list'> as `list${Capitalize<Name>}`]: ReadBy<Name> & {
    path: Kinds[Name]['api']['path'];
    data: z.ZodMiniArray<Kinds[Name]['stored']>;
    summary: string;
  };
} & {
  [Name in ReadPlainly<'get'> as `get${One<Name>}`]: ReadBy<Name> & {
    path: ItemPath<Name>;
    data: Kinds[Name]['stored'];
    summary: string;
  };
};

export type KindEndpointName = keyof KindEndpoints;

export const capitalised = <Name extends string>(name: Name) =>
  (name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<Name>;

/** `createTrainer` for `create` and `trainer`. */
export const endpointName = (call: string, name: string): string => call + capitalised(name);

const article = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an' : 'a');

function singleRows(name: string, kind: AnySingle): [string, Endpoint][] {
  const { label, body, stored, changedBy, readers, api } = kind;
  const { path, method } = api;
  const noun = label.charAt(0).toLowerCase() + label.slice(1);
  const flat = api.isFlat && ({ envelope: 'data-and-top-level' } as const);
  const makesClaims = readers.by === 'everybody' && readers.makesClaims;
  const shown = makesClaims
    ? ({ makesClaims, data: withNotes(stored) } as const)
    : { data: stored };
  const reading = api.cache === 'long' ? readLong : read;
  return [
    [endpointName('get', name), { ...reading, ...flat, path, ...shown, summary: label }],
    [
      endpointName('save', name),
      {
        ...write,
        ...flat,
        capability: changedBy,
        method,
        path,
        body: updated(body),
        data: stored,
        summary: `Replace the ${noun}`,
      },
    ],
  ];
}

/** A stored document as answers have it: visitors get none of its `hidden` fields. */
function answered<Stored extends z.ZodMiniObject>(
  stored: Stored,
  readers: AnyListed['readers'],
): z.ZodMiniObject {
  const { hidden = [] } = readers.by === 'everybody' ? readers : {};
  if (hidden.length === 0) return stored;
  return z.partial(stored, Object.fromEntries(hidden.map((field) => [field, true])) as never);
}

function listedRows(name: string, kind: AnyListed): [string, Endpoint][] {
  const { label, one, body, stored, changedBy, readers, api } = kind;
  const { path, limit, reads, cache, summaries } = api;
  const noun = label.toLowerCase();
  const capability = changedBy;
  const bodyLimit = limit === 'small' && { bodyLimit: smallBodyLimit };
  const item = `${path}/{id}` as const;
  const changes: [string, Endpoint][] = [
    [
      endpointName('create', one),
      {
        ...create,
        ...bodyLimit,
        capability,
        path,
        body: created(body),
        data: stored,
        summary: summaries.create ?? `Add ${article(noun)} ${noun}`,
      },
    ],
    [
      endpointName('update', one),
      {
        ...write,
        ...bodyLimit,
        capability,
        method: 'PUT',
        path: item,
        body: updated(body),
        data: stored,
        summary: summaries.update ?? `Replace ${article(noun)} ${noun}`,
      },
    ],
    [
      endpointName('delete', one),
      {
        ...remove,
        capability,
        path: item,
        summary: summaries.delete ?? `Delete ${article(noun)} ${noun}`,
      },
    ],
  ];
  const reading =
    readers.by === 'everybody'
      ? ({ ...read, cacheSeconds: cacheSeconds[cache] } as const)
      : ({ ...readAsAdmin, capability } as const);
  const shown = answered(stored, readers);
  const list = {
    path,
    data: z.array(shown),
    summary: summaries.list ?? `${label}s, oldest first`,
  };
  const get = { path: item, data: shown, summary: summaries.get ?? `One ${noun}` };
  return [
    ...(reads.includes('list')
      ? [[endpointName('list', name), { ...reading, ...list }] satisfies [string, Endpoint]]
      : []),
    ...(reads.includes('get')
      ? [[endpointName('get', one), { ...reading, ...get }] satisfies [string, Endpoint]]
      : []),
    ...changes,
  ];
}

/** The rows of the endpoint table that follow from the kinds. */
export const kindEndpoints = Object.fromEntries([
  ...singletons.flatMap((name) => singleRows(name, kinds[name])),
  ...listedNames.flatMap((name) => listedRows(name, kinds[name])),
]) as unknown as KindEndpoints;
