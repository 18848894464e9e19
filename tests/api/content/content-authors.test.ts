import { collections, type StoredCourse } from '@institute/schema';
import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { projectId } from '../../support/ports.ts';
import { sampleBodies, sampleCourse } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

/** The publicly readable fields, read without the API. */
async function readAsVisitor(document: string): Promise<unknown> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const root = `projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`http://${host}/v1/${root}/${document}`);
  return ((await response.json()) as { fields: unknown }).fields;
}

test('public content never reveals its author, however it was written', async () => {
  const created = await admin('POST', '/api/courses', { body: sampleCourse() });
  const { _id, slug } = created.body.data as StoredCourse;
  const course = `courses/${_id}`;
  const { body } = await admin('POST', '/api/blog', { body: sampleBodies.createPost() });
  const post = `posts/${(body.data as { _id: string })._id}`;
  await admin('PUT', `/api/courses/${_id}`, { body: { ...sampleCourse(), slug, title: 'Second' } });
  const versions = firestore().collection(collections.versions);
  const [version] = (await versions.where('document', '==', course).get()).docs;
  await admin('PATCH', `/api/blog/${post.slice('posts/'.length)}/publish`, { body: {} });
  const restored = await admin('POST', `/api/versions/${version?.id}/restore`, { body: {} });
  expect(restored.status).toBe(200);
  await admin('POST', '/api/home-content', { body: sampleBodies.saveHome() });
  for (const path of [course, post, 'content/home']) {
    const fields = (await readAsVisitor(path)) as object;
    expect(Object.keys(fields)).toContain('updatedAt');
    expect(JSON.stringify(fields)).not.toContain(version?.get('by'));
    expect(fields).not.toHaveProperty('updatedBy');
  }
});
