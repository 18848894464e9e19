import * as z from 'zod/mini';
import type { Capability } from '../account/roles.ts';
import { clientId, documentId } from '../fields/fields.ts';
import { cacheSeconds } from './cache-seconds.ts';

/** Most items in an answer that lists them. */
const listLimit = 500;

/** The query of a list in pages. */
export const listQuery = {
  /** `_id` of the last item on the previous page. */
  after: z.optional(documentId()),
  limit: z._default(
    z.coerce
      .number('Enter a number')
      .check(
        z.int('Enter a whole number'),
        z.minimum(1, 'At least 1'),
        z.maximum(listLimit, `At most ${listLimit}`),
      ),
    listLimit,
  ),
};

/** A list in pages: its answer carries the items as `data`, and as `next` what `after` takes. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  ({
    envelope: 'top-level',
    data: z.object({ data: z.array(item), next: z.nullable(documentId()) }),
  }) as const;

/** Default limit of a body, in bytes: its content fits into a Firestore document (1 MiB). */
export const defaultBodyLimit = 900_000;

/** Limit of bodies with a few short fields, which anybody may send. */
export const smallBodyLimit = 20_000;

/** Who may call it. */
type Access =
  | { readonly access: 'public'; readonly capability?: never }
  | {
      /** `account`: an admin whose second step of the sign-in may still be missing. */
      readonly access: 'account' | 'admin';
      /** What the role of the caller must include; of several, one, and the handler checks which. */
      readonly capability: Capability | readonly Capability[];
    };

/** One row of the endpoint table (api-1). */
export type Endpoint = Access & Row;

interface Row {
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{parameter}` placeholders; every parameter is a document id. */
  readonly path: `/api/${string}`;
  /** Whether App Check is required, where it is configured. */
  readonly appCheck?: true;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Maximum size of the body in bytes; `defaultBodyLimit` if absent. */
  readonly bodyLimit?: number;
  /** Schema of the answer's data; see `envelope`. */
  readonly data: z.ZodMiniType;
  /**
   * Where the answer carries its data, beside `success`: under `data`; both under `data` and at the
   * top level (clients read trust stats and footer directly); or at the top level only.
   */
  readonly envelope: 'data' | 'data-and-top-level' | 'top-level';
  /** HTTP status on success. */
  readonly status: 200 | 201;
  /** How long a public answer may be cached, in seconds; 0 for never. */
  readonly cacheSeconds: number;
  /**
   * Whether the answer makes claims. Where only what is backed is shown, browsers ask each time: what
   * is withdrawn has to leave soon.
   */
  readonly makesClaims?: true;
}

export const read = {
  method: 'GET',
  access: 'public',
  envelope: 'data',
  status: 200,
  cacheSeconds: cacheSeconds.medium,
} as const;

export const readLong = { ...read, cacheSeconds: cacheSeconds.long } as const;

export const readAsAdmin = { ...read, access: 'admin', cacheSeconds: cacheSeconds.none } as const;

export const write = {
  access: 'admin',
  envelope: 'data',
  status: 200,
  cacheSeconds: cacheSeconds.none,
} as const;

export const create = { ...write, method: 'POST', status: 201 } as const;

/**
 * The body of a create. With a client-made `id` the call can be retried safely: the retry gets the
 * answer of the first call.
 */
export const created = <Shape extends z.core.$ZodShape>(kind: z.ZodMiniObject<Shape>) =>
  z.extend(kind, { id: z.optional(clientId()) });

export const removed = z.object({ _id: documentId() });

export const remove = { ...write, method: 'DELETE', data: removed } as const;
