import type { HealthProblem, StoredCourse, StoredPost } from '@institute/schema';
import { expect, test } from 'vitest';
import { sampleCourse, samplePost } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

const problemsOf = async (document: string) =>
  ((await admin('GET', '/api/health')).body.data as HealthProblem[]).filter(
    (problem) => problem.document === document,
  );

// health-1
test('what is wrong with a post is told until it is mended', async () => {
  const course = (await admin('POST', '/api/courses', { body: sampleCourse() })).body
    .data as StoredCourse;
  const paths = ['/courses/no-such-course', `/courses/${course.slug}`, '/about'];
  const wrong = paths.map((path) => `<p><a href="${path}">there</a></p>`).join('');
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
