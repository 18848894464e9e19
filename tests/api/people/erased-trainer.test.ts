import type { StoredBatch, StoredRelease, StoredTrainer } from '@institute/schema';
import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { useReleases } from '../../support/releases.ts';
import { newSlug, sampleBatch, sampleTrainer } from '../../support/samples.ts';

const { admin, post, newCourse, newRelease, wait } = useReleases();

// people-6
test('the batches of an erased trainer, and changes to them that are scheduled, go on without one', async () => {
  const name = `Meena ${newSlug().replaceAll('-', '')}`;
  const { _id: trainer } = await post<StoredTrainer>('/api/trainers', { ...sampleTrainer, name });
  const { _id: course } = await newCourse();
  const body = { ...sampleBatch, state: 'open', course, trainer };
  const [waiting, published] = [await newRelease(), await newRelease()];
  const newBatch = async (release: StoredRelease) => {
    const { _id, updatedAt } = await post<StoredBatch>('/api/batches', body);
    const document = `batches/${_id}`;
    const data = { ...body, seats: 9 };
    await wait(release, { document, title: 'A batch', data, basedOn: updatedAt });
    return document;
  };
  const [one, other] = [await newBatch(waiting), await newBatch(published)];
  const act = ({ _id }: StoredRelease, what: string) =>
    post(`/api/releases/${_id}/${what}`, undefined, 200);
  await act(published, 'publish');

  await post('/api/people/erase', { name, content: [`trainers/${trainer}`] }, 200);
  const stored = async (path: string) => (await firestore().doc(path).get()).data();
  expect(await stored(one)).toMatchObject({ trainer: '', seats: sampleBatch.seats });
  expect(await stored(other)).toMatchObject({ trainer: '', seats: 9 });
  const offered = (await admin('GET', '/api/batches')).body.data as StoredBatch[];
  const theirs = offered.filter(({ _id }) => [one, other].includes(`batches/${_id}`));
  expect(theirs.map((batch) => batch.trainer)).toEqual(['', '']);
  await act(waiting, 'publish');
  expect(await stored(one)).toMatchObject({ trainer: '', seats: 9 });
  await act(published, 'undo');
  expect(await stored(other)).toMatchObject({ trainer: '', seats: sampleBatch.seats });
  const audit = firestore().collection('audit').where('document', '==', one);
  expect((await audit.get()).docs.map((event) => event.get('action'))).toContain('erase');
});
