import type { HealthProblem, StoredPost } from '@institute/schema';
import { expect, test } from 'vitest';
import { samplePost } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

const problemsOf = async (document: string) =>
  ((await admin('GET', '/api/health')).body.data as HealthProblem[]).filter(
    (problem) => problem.document === document,
  );

// health-1
test('what is wrong with a post is told until it is mended', async () => {
  const wrong = '<p><a href="/courses/no-such-course">Python</a> <a href="/about">us</a></p>';
  const body = { ...samplePost(), content: wrong };
  const { _id } = (await admin('POST', '/api/blog', { body })).body.data as StoredPost;
  expect(await problemsOf(`posts/${_id}`)).toEqual([
    {
      kind: 'link',
      document: `posts/${_id}`,
      title: body.title,
      field: 'content',
      text: '/courses/no-such-course',
    },
  ]);
  const mended = await admin('PUT', `/api/blog/${_id}`, { body: samplePost() });
  expect(mended.status).toBe(200);
  expect(await problemsOf(`posts/${_id}`)).toEqual([]);
});
