import { collections, kinds, type Singleton, type SingletonContent } from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { notFound } from '../platform/errors.ts';
import { readSingleton, schemas } from './read.ts';
import type { ContentCollection } from './content-collection.ts';
import { requireCurrent } from './require-current.ts';
import { write } from './write.ts';

export const getSingleton =
  <Name extends Singleton>(name: Name) =>
  async (): Promise<SingletonContent[Name]> => {
    const found = await readSingleton(name);
    if (!found) throw notFound(kinds[name].label);
    return found;
  };

interface Update {
  readonly updatedAt?: string | undefined;
}

/** Saves content; `prepare` may refuse it. */
export const saveSingleton =
  <Name extends Singleton>(
    name: Name,
    { prepare }: Pick<ContentCollection<DocumentData, never>, 'prepare'>,
  ) =>
  async ({ body }: { body: Update }, admin: Admin): Promise<SingletonContent[Name]> => {
    const { updatedAt, ...fields } = body;
    const document = firestore().collection(collections.content).doc(name);
    const saved = await write(document, admin, async (current, transaction) => {
      requireCurrent(updatedAt, current, schemas[name], name);
      return prepare(fields, { id: name, current, transaction });
    });
    return schemas[name].parse(saved);
  };
