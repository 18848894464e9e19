import type { StoredCourse, StoredEdit, StoredRelease } from '@institute/schema';
import { expect } from 'vitest';
import { firestore } from '../../functions/src/platform/admin.ts';
import { newSlug, sampleCourse } from './samples.ts';
import { siteTest } from './site-test.ts';

/** In an hour. */
export const later = () => new Date(Date.now() + 60 * 60 * 1000).toISOString();

/** What a form would save of a course with a change. */
export const editOf = ({ _id, updatedAt }: StoredCourse, change: object) => ({
  document: `courses/${_id}`,
  title: 'A course',
  data: { ...sampleCourse(), ...change },
  basedOn: updatedAt,
});

/** Prepares a file of tests of releases. */
export function useReleases() {
  const { admin, visit } = siteTest();

  async function post<Stored>(path: string, body?: object, status = 201): Promise<Stored> {
    const answer = await admin('POST', path, body ? { body } : {});
    expect([answer.status, answer.body.message]).toEqual([status, answer.body.message]);
    return answer.body.data as Stored;
  }

  return {
    admin,
    visit,
    post,
    newCourse: () => post<StoredCourse>('/api/courses', sampleCourse()),
    newRelease: (at: string | null = null) =>
      post<StoredRelease>('/api/releases', { name: `Release ${newSlug()}`, at }),
    wait: (release: StoredRelease, edit: object) =>
      post<StoredEdit>(`/api/releases/${release._id}/edits`, edit),
    course: async (id: string) =>
      (await visit('GET', `/api/courses/${id}`)).body.data as StoredCourse,
    stored: async ({ _id }: StoredRelease) =>
      (await firestore().doc(`releases/${_id}`).get()).data(),
  };
}
