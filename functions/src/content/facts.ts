import {
  asksForFacts,
  collections,
  factsOfInstitute,
  factsOfPart,
  storedCourse,
  withFacts,
  type Facts,
} from '@institute/schema';
import * as z from 'zod/mini';
import { firestore } from '../platform/admin.ts';
import { cached } from '../platform/cached.ts';
import { readIdentity } from './contact-details.ts';
import { readAll } from './read.ts';
import { readOffer } from './summaries/offer.ts';

const pricedCourse = z.pick(storedCourse, { price: true, fees: true });

/** The facts of the institute: read only where a text asks for one of them. */
export const readFacts = cached(async (): Promise<Facts> => {
  const all = firestore().collection(collections.courses).select('price', 'fees');
  const [courses, { trainers, batches }, { info }] = await Promise.all([
    readAll(pricedCourse, all),
    readOffer(),
    readIdentity(),
  ]);
  return factsOfInstitute({
    courses,
    trainers: trainers.length,
    batches,
    officeHours: info?.officeHours ?? {},
  });
});

/** What visitors read: with the facts that its texts ask for. */
export const asRead = async <Value>(value: Value): Promise<Value> =>
  asksForFacts(value) ? withFacts(value, await readFacts(), factsOfPart) : value;
