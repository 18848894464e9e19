import type { StoredBatch, StoredPost } from '@institute/schema';
import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { useReleases } from '../../support/releases.ts';
import {
  newSlug,
  sampleBatch,
  sampleCourse,
  sampleDemoPlan,
  samplePost,
  sampleTrainer,
} from '../../support/samples.ts';

const { admin, post, newCourse, newRelease, wait } = useReleases();

/** Publishes a release of new documents, and returns how to undo it. */
async function published(...edits: readonly [document: string, data: object][]) {
  const release = await newRelease();
  for (const [document, data] of edits)
    await wait(release, { document, title: `New ${document.split('/')[0]}`, data, basedOn: null });
  await post(`/api/releases/${release._id}/publish`, undefined, 200);
  return () => admin('POST', `/api/releases/${release._id}/undo`);
}

const isStored = async (document: string) => (await firestore().doc(document).get()).exists;

// releases-7
test('undo keeps a batch with a taken seat, and whatever came with it', async () => {
  const { _id: course } = await newCourse();
  const [batch, trainer] = [`batches/${newSlug()}`, `trainers/${newSlug()}`];
  const undo = await published([batch, { ...sampleBatch, course }], [trainer, sampleTrainer]);
  const seat = (change: number) => post(`/api/${batch}/seats`, { change, reason: 'Enrolled' }, 200);
  await seat(1);
  const refused = await undo();
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'New batches: 1 seat is taken: cancel the batch instead',
  ]);
  expect([await isStored(batch), await isStored(trainer)]).toEqual([true, true]);
  await seat(-1);
  expect((await undo()).status).toBe(200);
  expect([await isStored(batch), await isStored(trainer)]).toEqual([false, false]);
});

// releases-7
test('undo keeps a demo class that someone has booked', async () => {
  const plan = newSlug();
  const undo = await published([`demoPlans/${plan}`, sampleDemoPlan]);
  const slot = firestore().doc(`demoSlots/${plan}-2099-01-05`);
  await slot.set({ plan, day: '2099-01-05', taken: 1 });
  expect((await undo()).status).toBe(409);
  expect(await isStored(`demoPlans/${plan}`)).toBe(true);
  await slot.update({ taken: 0 });
  expect((await undo()).status).toBe(200);
});

// releases-7, releases-11
test('a new course goes live with its batch, their trainer and a demo class, and undo takes all back', async () => {
  const [course, trainer] = [newSlug(), newSlug()];
  const all = [`batches/${newSlug()}`, `courses/${course}`, `trainers/${trainer}`];
  const [batch = '', ...others] = all;
  const plan = `demoPlans/${newSlug()}`;
  const undo = await published(
    [batch, { ...sampleBatch, state: 'open', course, trainer }],
    [plan, { ...sampleDemoPlan, course }],
    [`courses/${course}`, sampleCourse()],
    [`trainers/${trainer}`, sampleTrainer],
  );
  const offered = (await admin('GET', '/api/batches')).body.data as StoredBatch[];
  expect(offered.map(({ _id }) => `batches/${_id}`)).toContain(batch);
  expect((await undo()).body.message).toBeUndefined();
  expect(await Promise.all([batch, plan, ...others].map(isStored))).toEqual(Array(4).fill(false));
});

// releases-7
test('undo keeps a trainer who has a batch', async () => {
  const { _id: course } = await newCourse();
  const trainer = newSlug();
  const undo = await published([`trainers/${trainer}`, sampleTrainer]);
  const batch = await post<StoredBatch>('/api/batches', { ...sampleBatch, course, trainer });
  expect((await undo()).status).toBe(409);
  expect(await isStored(`trainers/${trainer}`)).toBe(true);
  await admin('DELETE', `/api/batches/${batch._id}`);
  expect((await undo()).status).toBe(200);
  expect(await isStored(`trainers/${trainer}`)).toBe(false);
});

/** A post that is as long as one can be. */
const longPost = (letter: string) => ({
  ...samplePost(),
  content: `<p>${letter.repeat(190_000)}</p>`,
});

/** A release that changes such a post, or several. */
async function longRelease(count: number) {
  const release = await newRelease();
  const { _id: first, updatedAt } = await post<StoredPost>('/api/blog', longPost('அ'));
  const edit = { title: 'Long', data: longPost('ஆ'), basedOn: updatedAt };
  const { _id: waiting } = await wait(release, { ...edit, document: `posts/${first}` });
  const ids = [first, ...Array.from({ length: count - 1 }, newSlug)];
  const read = async (path: string) => (await firestore().doc(path).get()).data();
  const [stored, asked] = [await read(`posts/${first}`), await read(`edits/${waiting}`)];
  // The others are as these two, but for their slugs.
  for (const id of ids.slice(1)) {
    const data = { ...asked?.['data'], slug: newSlug() };
    await firestore()
      .doc(`posts/${id}`)
      .set({ ...stored, slug: newSlug() });
    await firestore()
      .doc(`edits/${newSlug()}`)
      .set({ ...asked, document: `posts/${id}`, data });
  }
  const letters = async () => {
    const found = await Promise.all(ids.map((id) => firestore().doc(`posts/${id}`).get()));
    return found.map((each) => String(each.get('content')).at(3)).join('');
  };
  return { release, letters };
}

// releases-2, releases-5
test('a change of a post that is as long as one can be goes live, and is undone', async () => {
  const { release, letters } = await longRelease(1);
  await post(`/api/releases/${release._id}/publish`, undefined, 200);
  expect(await letters()).toBe('ஆ');
  await post(`/api/releases/${release._id}/undo`, undefined, 200);
  expect(await letters()).toBe('அ');
});

// releases-2
test('a release that one transaction cannot hold says so, and changes nothing', async () => {
  const { release, letters } = await longRelease(6);
  const { status, body } = await admin('POST', `/api/releases/${release._id}/publish`);
  expect([status, body.message]).toEqual([
    409,
    'This release is too large to go live at once: move some of its changes to another one',
  ]);
  expect(await letters()).toBe('அஅஅஅஅஅ');
});
