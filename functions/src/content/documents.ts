import { isDeepStrictEqual } from 'node:util';
import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/authenticate.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { requireCurrent, write, type Later } from './write.ts';

/** The subject of a write. */
export interface Context {
  readonly id: string;
  readonly current: DocumentData | undefined;
  readonly transaction: Transaction;
  readonly later: Later;
}

/** A collection of the site's content, and how it differs from others. */
export interface Kind<Input extends object, Stored> {
  /** Its name in messages. */
  readonly label: string;
  readonly collection: string;
  readonly schema: z.ZodMiniType<Stored>;
  /**
   * Whether slugs are unique. Then writes to the whole collection are queued, because any of them
   * can force the transaction that looks up a slug to retry.
   */
  readonly hasSlugs: boolean;
  /** The content to store for an input; may reject it. */
  readonly prepare: (input: Input, context: Context) => Promise<DocumentData>;
  /** Rejects the deletion of a document that something needs, or plans what else goes with it. */
  readonly prepareRemoval?: (current: DocumentData, context: Context) => Promise<void>;
}

/** Key of the write queue: the collection if slugs are unique, else the document. */
export const turnOf = (
  { hasSlugs }: { readonly hasSlugs: boolean },
  document: DocumentReference,
): string => (hasSlugs ? document.parent.path : document.path);

const isSame = (input: object, one: DocumentData, other: DocumentData): boolean =>
  Object.keys(input).every((key) => isDeepStrictEqual(one[key], other[key]));

/** Adds a document; a retry with the same id and input gets the answer of the first call. */
export const create =
  <Input extends object, Stored>(kind: Kind<Input, Stored>) =>
  async (
    { body }: { body: Input & { id?: string | undefined } },
    admin: Admin,
  ): Promise<Stored> => {
    const { id: chosen, ...input } = body;
    const all = firestore().collection(kind.collection);
    const document = chosen === undefined ? all.doc() : all.doc(chosen);
    const { id } = document;
    const saved = await write(
      document,
      admin,
      async (current, transaction, later) => {
        const fields = await kind.prepare(input as Input, { id, current, transaction, later });
        if (!current) return fields;
        if (isSame(input, fields, current)) return current;
        throw new ApiError('conflict', 'This id is taken', { fields: { id: 'This id is taken' } });
      },
      { turn: turnOf(kind, document) },
    );
    return kind.schema.parse({ ...saved, _id: id });
  };

/** Replaces a document. */
export const replace =
  <Input extends object, Stored>(kind: Kind<Input, Stored>) =>
  async (
    { id, body }: { id: string; body: Input & { updatedAt?: string | undefined } },
    admin: Admin,
  ): Promise<Stored> => {
    const { updatedAt, ...input } = body;
    const document = firestore().collection(kind.collection).doc(id);
    const asAnswer = (data: DocumentData) => kind.schema.safeParse({ ...data, _id: id }).data;
    const saved = await write(
      document,
      admin,
      async (current, transaction, later) => {
        if (!current) throw notFound(kind.label);
        requireCurrent(updatedAt, current, asAnswer);
        return kind.prepare(input as Input, { id, current, transaction, later });
      },
      { turn: turnOf(kind, document) },
    );
    return kind.schema.parse({ ...saved, _id: id });
  };

/** Deletes a document. */
export const remove =
  (kind: Pick<Kind<never, unknown>, 'label' | 'collection' | 'prepareRemoval'>) =>
  async ({ id }: { id: string }, admin: Admin): Promise<{ _id: string }> => {
    const document = firestore().collection(kind.collection).doc(id);
    await write(document, admin, async (current, transaction, later) => {
      if (!current) throw notFound(kind.label);
      await kind.prepareRemoval?.(current, { id, current, transaction, later });
      return undefined;
    });
    return { _id: id };
  };
