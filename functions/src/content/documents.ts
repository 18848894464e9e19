import { isDeepStrictEqual } from 'node:util';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { firestore } from '../admin.ts';
import type { Admin } from '../http/authenticate.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { requireCurrent, write, type Change } from './write.ts';

/** What a write is about. */
export interface Context {
  readonly id: string;
  readonly current: DocumentData | undefined;
  readonly transaction: Transaction;
}

/** A collection of the site's content, and what is particular to it. */
export interface Kind<Input extends object, Stored> {
  /** What a message calls one of them. */
  readonly label: string;
  readonly collection: string;
  readonly schema: z.ZodMiniType<Stored>;
  /**
   * Whether its slugs are unique. Writes then wait for those of the whole collection, because a
   * transaction that looks a slug up may have to be tried again for any of them.
   */
  readonly hasSlugs: boolean;
  /** What to store for the input; may refuse it. */
  readonly prepare: (input: Input, context: Context) => Promise<DocumentData>;
}

const isSame = (input: object, one: DocumentData, other: DocumentData): boolean =>
  Object.keys(input).every((key) => isDeepStrictEqual(one[key], other[key]));

async function change<Input extends object, Stored>(
  { collection, schema, hasSlugs }: Kind<Input, Stored>,
  id: string | undefined,
  admin: Admin,
  next: (id: string) => Change,
): Promise<Stored> {
  const all = firestore().collection(collection);
  const document = id === undefined ? all.doc() : all.doc(id);
  const turn = hasSlugs ? all.path : document.path;
  const data = await write(document, admin, next(document.id), { turn });
  return schema.parse({ ...data, _id: document.id });
}

/** Adds a document; the second try with the same id and input answers what the first did. */
export const create =
  <Input extends object, Stored>(kind: Kind<Input, Stored>) =>
  ({ body }: { body: Input & { id?: string | undefined } }, admin: Admin): Promise<Stored> => {
    const { id: idOfCaller, ...input } = body;
    return change(kind, idOfCaller, admin, (id) => async (current, transaction) => {
      const fields = await kind.prepare(input as Input, { id, current, transaction });
      if (!current) return fields;
      if (isSame(input, fields, current)) return current;
      throw new ApiError('conflict', 'This id is taken', { fields: { id: 'This id is taken' } });
    });
  };

/** Replaces a document. */
export const replace =
  <Input extends object, Stored>(kind: Kind<Input, Stored>) =>
  (
    { id: ofPath, body }: { id: string; body: Input & { updatedAt?: string | undefined } },
    admin: Admin,
  ): Promise<Stored> => {
    const { updatedAt, ...input } = body;
    return change(kind, ofPath, admin, (id) => async (current, transaction) => {
      if (!current) throw notFound(kind.label);
      requireCurrent(
        updatedAt,
        current,
        (data) => kind.schema.safeParse({ ...data, _id: id }).data,
      );
      return kind.prepare(input as Input, { id, current, transaction });
    });
  };

/** Deletes a document. */
export const remove =
  (kind: { label: string; collection: string }) =>
  async ({ id }: { id: string }, admin: Admin): Promise<{ _id: string }> => {
    const document = firestore().collection(kind.collection).doc(id);
    await write(document, admin, async (current) => {
      if (!current) throw notFound(kind.label);
      return undefined;
    });
    return { _id: id };
  };
