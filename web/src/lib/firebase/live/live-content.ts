import {
  collections,
  storedSchemas,
  type ListedName,
  type Singleton,
  type StoredOf,
} from '@institute/schema';
import { collection, doc, getDoc, orderBy, query } from 'firebase/firestore';
import * as z from 'zod/mini';
import { liveFirestore } from '../firestore.ts';
import { liveCollection, liveDocument, type LiveSource } from './live.ts';

export const liveSingleton = <Name extends Singleton>(
  name: Name,
): LiveSource<StoredOf<Name> | null> =>
  liveDocument<StoredOf<Name>>(
    storedSchemas[name],
    doc(liveFirestore(), collections.content, name),
  );

/** All documents of a kind, oldest first, also those that the site does not show. */
export const liveAll = <Name extends ListedName>(name: Name): LiveSource<StoredOf<Name>[]> =>
  liveCollection<StoredOf<Name>>(
    name,
    storedSchemas[name],
    query(collection(liveFirestore(), name), orderBy('createdAt')),
  );

/** One document of a collection; null if it is absent or invalid. */
export const liveItem = <Output>(
  name: string,
  schema: z.ZodMiniType<Output>,
  id: string,
): LiveSource<Output | null> => liveDocument(schema, doc(liveFirestore(), name, id));

/** One document of a collection, read once; throws if it is absent or invalid. */
export async function readItem<Output>(
  name: string,
  schema: z.ZodMiniType<Output>,
  id: string,
): Promise<Output> {
  const found = await getDoc(doc(liveFirestore(), name, id));
  return schema.parse({ ...found.data(), _id: id });
}

/** A list that has summaries. */
export type ListName = 'courses' | 'placements' | 'posts' | 'drafts';

const listHead = z.object({
  rows: z.array(z.object({ version: z.string(), counts: z.record(z.string(), z.number()) })),
});

/** What changes whenever a list does. */
export const liveListHead = (name: ListName) =>
  liveDocument(listHead, doc(liveFirestore(), 'summaries', name));
