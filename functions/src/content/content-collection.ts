import { isDeepStrictEqual } from 'node:util';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { idTaken, notFound } from '../platform/errors.ts';
import { requireCurrent } from './require-current.ts';
import type { Together } from './together.ts';
import { write } from './write.ts';

/** The document that is being saved or deleted. */
export interface Context {
  readonly id: string;
  readonly current: DocumentData | undefined;
  readonly transaction: Transaction;
  /** What else the transaction writes, if it is more than this document. */
  readonly together?: Together;
}

/** A collection of the site's content, and how it differs from others. */
export interface ContentCollection<Input extends object, Stored> {
  /** The name of its documents in messages. */
  readonly label: string;
  readonly collection: string;
  readonly schema: z.ZodMiniType<Stored>;
  /** The id that follows from an input; without it, the client or the server makes one. */
  readonly idOf?: (input: Input) => string;
  /** The content to store for an input; may reject it, and write more. */
  readonly prepare: (input: Input, context: Context) => Promise<DocumentData>;
  /** Rejects the deletion of a document that something needs, or writes what else goes with it. */
  readonly prepareRemoval?: (current: DocumentData, context: Context) => Promise<void>;
}

const hasAll = (input: object, one: DocumentData, other: DocumentData): boolean =>
  Object.keys(input).every((key) => isDeepStrictEqual(one[key], other[key]));

/** Adds a document; a retry with the same id and input gets the answer of the first call. */
export const create =
  <Input extends object, Stored>(content: ContentCollection<Input, Stored>) =>
  async (
    { body }: { body: Input & { id?: string | undefined } },
    admin: Admin,
  ): Promise<Stored> => {
    const { id: given, ...input } = body;
    const chosen = content.idOf?.(input as Input) ?? given;
    const all = firestore().collection(content.collection);
    const document = chosen === undefined ? all.doc() : all.doc(chosen);
    const { id } = document;
    const saved = await write(document, admin, async (current, transaction) => {
      const next = await content.prepare(input as Input, { id, current, transaction });
      if (!current) return next;
      if (hasAll(input, next, current)) return current;
      // Someone else was faster with what there is only once.
      if (content.idOf) requireCurrent('', current, content.schema, id);
      throw idTaken();
    });
    return content.schema.parse({ ...saved, _id: id });
  };

export const replace =
  <Input extends object, Stored>(content: ContentCollection<Input, Stored>) =>
  async (
    { id, body }: { id: string; body: Input & { updatedAt?: string | undefined } },
    admin: Admin,
  ): Promise<Stored> => {
    const { updatedAt, ...input } = body;
    const document = firestore().collection(content.collection).doc(id);
    const saved = await write(document, admin, async (current, transaction) => {
      if (!current) throw notFound(content.label);
      requireCurrent(updatedAt, current, content.schema, id);
      return content.prepare(input as Input, { id, current, transaction });
    });
    return content.schema.parse({ ...saved, _id: id });
  };

/** Deletes a document. */
export const remove =
  (content: Pick<ContentCollection<never, unknown>, 'label' | 'collection' | 'prepareRemoval'>) =>
  async ({ id }: { id: string }, admin: Admin): Promise<{ _id: string }> => {
    const document = firestore().collection(content.collection).doc(id);
    await write(document, admin, async (current, transaction) => {
      if (!current) throw notFound(content.label);
      await content.prepareRemoval?.(current, { id, current, transaction });
      return undefined;
    });
    return { _id: id };
  };
