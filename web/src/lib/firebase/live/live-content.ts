import {
  collections,
  singletonSchemas,
  storedBatch,
  storedDemoPlan,
  storedTrainer,
  type Singleton,
  type SingletonContent,
} from '@institute/schema';
import { collection, doc, getDoc, orderBy, query } from 'firebase/firestore';
import * as z from 'zod/mini';
import { liveFirestore } from '../firestore.ts';
import { liveCollection, liveDocument, type LiveSource } from './live.ts';

const schemas: { [Name in Singleton]: z.ZodMiniType<SingletonContent[Name]> } = singletonSchemas;

export const liveSingleton = <Name extends Singleton>(
  name: Name,
): LiveSource<SingletonContent[Name] | null> =>
  liveDocument<SingletonContent[Name]>(
    schemas[name],
    doc(liveFirestore(), collections.content, name),
  );

const all = <Output>(
  name: keyof typeof collections,
  schema: z.ZodMiniType<Output>,
): LiveSource<Output[]> =>
  liveCollection(
    name,
    schema,
    query(collection(liveFirestore(), collections[name]), orderBy('createdAt')),
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

/** All batches, past ones included. */
export const liveBatches = () => all('batches', storedBatch);

/** All trainers, those who left included, oldest first. */
export const liveTrainers = () => all('trainers', storedTrainer);

/** All plans of demo classes, past ones included. */
export const liveDemoPlans = () => all('demoPlans', storedDemoPlan);
