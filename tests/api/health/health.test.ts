import type { HealthProblem, StoredCourse, StoredPost, StoredTrainer } from '@institute/schema';
import { beforeAll, expect, test } from 'vitest';
import { picture } from '../../support/picture.ts';
import { emptySite } from '../../support/preserve-site.ts';
import {
  dataUrl,
  newSlug,
  sampleBatch,
  sampleCourse,
  sampleDemoPlan,
  samplePost,
  sampleTrainer,
} from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

// All content is looked through each time.
beforeAll(emptySite);

/** What is wrong with each of these documents. */
async function problemsOf(...documents: readonly string[]): Promise<HealthProblem[][]> {
  const problems = (await admin('GET', '/api/health')).body.data as HealthProblem[];
  return documents.map((document) => problems.filter((problem) => problem.document === document));
}

// health-1, health-4
test('what is wrong with a post is told until it is mended', async () => {
  const course = (await admin('POST', '/api/courses', { body: sampleCourse() })).body
    .data as StoredCourse;
  const paths = ['/courses/no-such-course', `/courses/${course.slug}`, '/about'];
  const wrong = paths.map((path) => `<p><a href="${path}">there</a></p>`).join('');
  const body = { ...samplePost(), content: wrong };
  const { _id } = (await admin('POST', '/api/blog', { body })).body.data as StoredPost;
  expect(await problemsOf(`posts/${_id}`)).toEqual([
    [
      {
        kind: 'link',
        document: `posts/${_id}`,
        title: body.title,
        field: 'content',
        text: '/courses/no-such-course',
        mend: expect.objectContaining({ as: 'path', value: '/courses/no-such-course' }),
      },
    ],
  ]);
  const mended = await admin('PUT', `/api/blog/${_id}`, { body: samplePost() });
  expect(mended.status).toBe(200);
  expect(await problemsOf(`posts/${_id}`)).toEqual([[]]);
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
  const documents = [`posts/${post._id}`, `trainers/${small._id}`, `trainers/${sharp._id}`];
  expect(await problemsOf(...documents)).toEqual([
    [
      expect.objectContaining({
        kind: 'small',
        field: 'image',
        text: '300 pixels wide; needs 1200 or more to look sharp',
      }),
    ],
    [expect.objectContaining({ kind: 'small', field: 'photo' })],
    [],
  ]);
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
  const clash = [expect.objectContaining({ kind: 'clash', field: 'trainer' })];
  expect(await problemsOf(`batches/${one}`, `batches/${other}`)).toEqual([clash, clash]);
  await admin('PUT', `/api/batches/${one}`, { body: { ...body, trainer: '' } });
  expect(await problemsOf(`batches/${other}`)).toEqual([[]]);
});

// health-3
test('a batch and a demo class in a room at one hour are told, until one of them moves', async () => {
  const create = async (path: string, body: object) =>
    ((await admin('POST', path, { body })).body.data as { _id: string })._id;
  const course = await create('/api/courses', sampleCourse());
  const place = { branch: 'Adyar', room: newSlug() };
  const batch = await create('/api/batches', {
    ...sampleBatch,
    ...place,
    course,
    days: [{ day: sampleDemoPlan.held, from: '19:00', to: '20:00' }],
  });
  const plan = { ...sampleDemoPlan, ...place };
  const demo = await create('/api/demo/plans', plan);
  const over = { ...plan, held: 'once', firstDay: '2026-01-05' };
  const past = `demoPlans/${await create('/api/demo/plans', over)}`;
  const clash = [
    expect.objectContaining({
      kind: 'clash',
      field: 'room',
      text: expect.stringContaining(' is in this room at the same hour on '),
    }),
  ];
  const both = [`batches/${batch}`, `demoPlans/${demo}`];
  expect(await problemsOf(...both, past)).toEqual([clash, clash, []]);
  await admin('PUT', `/api/demo/plans/${demo}`, { body: { ...plan, room: 'Lab 1' } });
  expect(await problemsOf(...both)).toEqual([[], []]);
});

// contact-14
test('classes to come in a branch that Contact no longer has are told', async () => {
  const create = async (path: string, body: object) =>
    ((await admin('POST', path, { body })).body.data as { _id: string })._id;
  const [kept, lost] = [newSlug(), newSlug()];
  const describe = (names: readonly string[]) =>
    admin('PUT', '/api/contact-info', {
      body: { companyName: 'Kolam', branches: names.map((name) => ({ name })) },
    });
  await describe([kept]);
  const course = await create('/api/courses', sampleCourse());
  const batch = (more: object) => create('/api/batches', { ...sampleBatch, course, ...more });
  const plan = (more: object) => create('/api/demo/plans', { ...sampleDemoPlan, ...more });
  const told = [
    expect.objectContaining({
      kind: 'branch',
      field: 'branch',
      text: `Contact has no branch “${lost}”, so no one is told where it is`,
    }),
  ];
  const documents = [
    `batches/${await batch({ branch: lost })}`,
    `demoPlans/${await plan({ branch: lost })}`,
    `batches/${await batch({ branch: kept.toUpperCase() })}`,
    `batches/${await batch({ branch: lost, state: 'cancelled' })}`,
    `demoPlans/${await plan({ branch: lost, held: 'once', firstDay: '2026-01-05' })}`,
  ];
  expect(await problemsOf(...documents)).toEqual([told, told, [], [], []]);
  await describe([]);
});
