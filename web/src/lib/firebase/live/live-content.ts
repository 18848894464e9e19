import {
  collections,
  singletonSchemas,
  storedBatch,
  storedCourse,
  storedDemoPlan,
  storedPlacement,
  storedPost,
  storedTrainer,
  type Singleton,
  type SingletonContent,
} from '@institute/schema';
import { collection, doc, orderBy, query } from 'firebase/firestore';
import type * as z from 'zod/mini';
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
  direction: 'asc' | 'desc',
): LiveSource<Output[]> =>
  liveCollection(
    name,
    schema,
    query(collection(liveFirestore(), collections[name]), orderBy('createdAt', direction)),
  );

/** All courses, oldest first. */
export const liveCourses = () => all('courses', storedCourse, 'asc');

/** All batches, past ones included. */
export const liveBatches = () => all('batches', storedBatch, 'asc');

/** All trainers, those who left included, oldest first. */
export const liveTrainers = () => all('trainers', storedTrainer, 'asc');

/** All plans of demo classes, past ones included. */
export const liveDemoPlans = () => all('demoPlans', storedDemoPlan, 'asc');

/** All placements, newest first. */
export const livePlacements = () => all('placements', storedPlacement, 'desc');

/** All posts, drafts included, newest first. */
export const livePosts = () => all('posts', storedPost, 'desc');
