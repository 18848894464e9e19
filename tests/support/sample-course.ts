import { collections } from '@institute/schema';
import { beforeAll } from 'vitest';
import { firestore } from '../../functions/src/platform/admin.ts';
import { sampleBatch, sampleCourse } from './samples.ts';

/** Stores the course of `sampleBatch` before the tests of a file: a batch needs one. */
export function useSampleCourse(): void {
  beforeAll(async () => {
    const at = new Date().toISOString();
    const data = { ...sampleCourse(), createdAt: at, updatedAt: at };
    await firestore().collection(collections.courses).doc(sampleBatch.course).set(data);
  });
}
