import {
  releaseEditLimit,
  type EndpointData,
  type StoredEdit,
  type StoredRelease,
} from '@institute/schema';
import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { editOf, useReleases } from '../../support/releases.ts';
import { newSlug } from '../../support/samples.ts';
import { writeDocuments } from '../../support/write-documents.ts';

const { admin, post, newCourse, newRelease, wait, course, stored } = useReleases();

const move = ({ _id }: StoredEdit, { _id: release }: StoredRelease) =>
  admin('POST', `/api/edits/${_id}/move`, { body: { release } });

const editsIn = async ({ _id }: StoredRelease) =>
  (await firestore().collection('edits').where('release', '==', _id).get()).docs;

// releases-13
test('a change moves to another release, and goes live with that one', async () => {
  const [one, from, to] = [await newCourse(), await newRelease(), await newRelease()];
  const edit = await wait(from, editOf(one, { title: 'Moved' }));
  await firestore().doc(`releases/${to._id}`).update({ problem: 'A problem of before' });
  const { status, body } = await move(edit, to);
  expect(status).toBe(200);
  const moved = body.data as EndpointData<'moveEdit'>;
  expect(moved).toMatchObject({ release: to._id, document: edit.document, warnings: [] });
  expect(await editsIn(from)).toEqual([]);
  const [held] = await editsIn(to);
  expect(held?.id).toBe(moved._id);
  expect(held?.get('data.title')).toBe('Moved');
  expect((await stored(to))?.['problem']).toBe('');
  expect((await admin('POST', `/api/releases/${from._id}/publish`)).status).toBe(409);
  await post(`/api/releases/${to._id}/publish`, undefined, 200);
  expect((await course(one._id)).title).toBe('Moved');
});

// releases-13
test('a change stays where it is if the other release has one of its document, is full, or is over', async () => {
  const [one, other] = [await newCourse(), await newCourse()];
  const [from, taken, full, over] = [
    await newRelease(),
    await newRelease(),
    await newRelease(),
    await newRelease(),
  ];
  const edit = await wait(from, editOf(one, { title: 'Stays' }));
  await wait(taken, editOf(one, { title: 'Was here first' }));
  await wait(over, editOf(other, { title: 'Live' }));
  await post(`/api/releases/${over._id}/publish`, undefined, 200);
  const at = new Date().toISOString();
  await writeDocuments(
    Array.from({ length: releaseEditLimit }, () => [
      `edits/${newSlug()}`,
      { release: full._id, createdAt: at },
    ]),
  );
  for (const [to, message] of [
    [taken, `“${taken.name}” already has a change to this`],
    [full, `A release can hold at most ${releaseEditLimit} changes`],
    [over, 'This release has already been published or undone'],
  ] as const) {
    const refused = await move(edit, to);
    expect([refused.status, refused.body.message]).toEqual([409, message]);
  }
  expect((await move({ ...edit, _id: newSlug() }, taken)).status).toBe(404);
  expect((await editsIn(from)).map(({ id }) => id)).toEqual([edit._id]);
  const [first] = await editsIn(taken);
  expect(first?.get('data.title')).toBe('Was here first');
  expect((await move(edit, from)).status).toBe(200);
  expect(await editsIn(from)).toHaveLength(1);
});
