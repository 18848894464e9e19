import type { HealthProblem, StoredCourse, StoredPost, StoredTrainer } from '@institute/schema';
import { expect, test } from 'vitest';
import { picture } from '../../support/picture.ts';
import {
  dataUrl,
  sampleBatch,
  sampleCourse,
  samplePost,
  sampleTrainer,
} from '../../support/samples.ts';
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

// health-1
test('a picture that is too narrow for its field is told, and one that is wide enough is not', async () => {
  const upload = async (width: number, height: number) => {
    const image = dataUrl('image/png', await picture(width, height));
    const body = { image, filename: `${width}.png` };
    const { data } = (await admin('POST', '/api/upload/image', { body })).body;
    return (data as { image: string }).image;
  };
  const image = await upload(300, 200);
  const post = (await admin('POST', '/api/blog', { body: { ...samplePost(), image } })).body
    .data as StoredPost;
  const trainerWith = async (photo: string) =>
    (await admin('POST', '/api/trainers', { body: { ...sampleTrainer, photo } })).body
      .data as StoredTrainer;
  const [small, sharp] = [await trainerWith(await upload(90, 90)), await trainerWith(image)];
  expect(await problemsOf(`posts/${post._id}`)).toEqual([
    expect.objectContaining({
      kind: 'small',
      field: 'image',
      text: '300 pixels wide; needs 1200 or more to look sharp',
    }),
  ]);
  expect(await problemsOf(`trainers/${small._id}`)).toEqual([
    expect.objectContaining({ kind: 'small', field: 'photo' }),
  ]);
  expect(await problemsOf(`trainers/${sharp._id}`)).toEqual([]);
});

// health-3
test('two batches of a trainer at one hour are told, until one of them moves', async () => {
  const [trainer, course] = [
    (await admin('POST', '/api/trainers', { body: sampleTrainer })).body.data as StoredTrainer,
    (await admin('POST', '/api/courses', { body: sampleCourse() })).body.data as StoredCourse,
  ];
  const body = { ...sampleBatch, course: course._id, trainer: trainer._id };
  const create = async () =>
    ((await admin('POST', '/api/batches', { body })).body.data as { _id: string })._id;
  const [one, other] = [await create(), await create()];
  for (const id of [one, other])
    expect(await problemsOf(`batches/${id}`)).toEqual([
      expect.objectContaining({ kind: 'clash', field: 'trainer' }),
    ]);
  await admin('PUT', `/api/batches/${one}`, { body: { ...body, trainer: '' } });
  expect(await problemsOf(`batches/${other}`)).toEqual([]);
});
