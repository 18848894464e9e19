import {
  dayText,
  localDay,
  type EndpointData,
  type StoredPost,
  type StoredRelease,
} from '@institute/schema';
import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { publishDue } from '../../../functions/src/releases/publish-due.ts';
import { siteUrl } from '../../support/ports.ts';
import { editOf, later, useReleases } from '../../support/releases.ts';
import {
  newSlug,
  sampleBatch,
  sampleBodies,
  sampleCourse,
  samplePost,
  sampleTrainer,
} from '../../support/samples.ts';
import { writeDocuments } from '../../support/write-documents.ts';

const { admin, visit, post, newCourse, newRelease, wait, course, stored } = useReleases();

async function audited({ _id }: StoredRelease, action: string): Promise<number> {
  const entries = firestore().collection('audit').where('document', '==', `releases/${_id}`);
  return (await entries.where('action', '==', action).get()).size;
}

// releases-1, releases-2, releases-5
test('edits wait, go live together, and can be undone together', async () => {
  const [one, other] = [await newCourse(), await newCourse()];
  const release = await newRelease();
  const slug = newSlug();
  await wait(release, editOf(one, { title: 'Renamed', slug }));
  await wait(release, editOf(other, { title: 'First thought' }));
  await wait(release, editOf(other, { title: 'Second thought' }));
  const id = newSlug();
  const data = { ...samplePost(), published: true };
  await wait(release, { document: `posts/${id}`, title: data.title, data, basedOn: null });
  expect((await course(one._id)).title).toBe(one.title);
  expect((await visit('GET', `/api/blog/${id}`)).status).toBe(404);

  await post(`/api/releases/${release._id}/publish`, undefined, 200);
  expect((await course(one._id)).title).toBe('Renamed');
  expect((await course(other._id)).title).toBe('Second thought');
  expect((await visit('GET', `/api/blog/${id}`)).status).toBe(200);
  const moved = await fetch(`${siteUrl('test')}/courses/${one.slug}`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([308, `/courses/${slug}`]);
  expect((await admin('POST', `/api/releases/${release._id}/publish`)).status).toBe(409);

  await post(`/api/releases/${release._id}/undo`, undefined, 200);
  expect((await course(one._id)).title).toBe(one.title);
  expect((await course(other._id)).title).toBe(other.title);
  expect((await visit('GET', `/api/blog/${id}`)).status).toBe(404);
});

// releases-6
test('a release that waits lists what its edits change, old and new', async () => {
  const one = await newCourse();
  const release = await newRelease();
  await wait(release, editOf(one, { title: 'Renamed', description: 'x'.repeat(200) }));
  const id = newSlug();
  await wait(release, { document: `posts/${id}`, title: id, data: samplePost(), basedOn: null });
  const listed = async () => {
    const { data } = (await admin('GET', '/api/releases')).body;
    const found = (data as EndpointData<'listReleases'>).find(({ _id }) => _id === release._id);
    return found?.edits ?? [];
  };
  const changed = (await listed()).find(({ basedOn }) => basedOn !== null);
  expect(changed).toMatchObject({ more: 0 });
  expect(changed?.changes).toContainEqual({ label: 'Title', from: one.title, to: 'Renamed' });
  expect(changed?.changes.find(({ label }) => label === 'Description')?.to).toMatch(/^x{120} …$/);
  expect((await listed()).find(({ basedOn }) => basedOn === null)?.changes).toEqual([]);
  await post(`/api/releases/${release._id}/publish`, undefined, 200);
  expect((await listed()).flatMap(({ changes }) => changes)).toEqual([]);
});

// releases-2, releases-5
test('one edit that cannot be stored keeps the others back, and is named', async () => {
  const [one, other] = [await newCourse(), await newCourse()];
  const release = await newRelease();
  await wait(release, editOf(one, { title: 'Renamed' }));
  await wait(release, { ...editOf(other, { slug: one.slug }), title: 'Twin' });
  const refused = await admin('POST', `/api/releases/${release._id}/publish`);
  expect([refused.status, refused.body.message]).toEqual([409, 'Twin: This slug is taken']);
  expect((await course(one._id)).title).toBe(one.title);

  const twins = await newRelease();
  const slug = newSlug();
  await wait(twins, editOf(one, { slug }));
  await wait(twins, editOf(other, { slug }));
  expect((await admin('POST', `/api/releases/${twins._id}/publish`)).status).toBe(409);

  const stale = await newRelease();
  await wait(stale, editOf(one, { title: 'Stale' }));
  await admin('PUT', `/api/courses/${one._id}`, { body: { ...sampleCourse(), title: 'Newer' } });
  expect((await admin('POST', `/api/releases/${stale._id}/publish`)).status).toBe(409);
  expect((await course(one._id)).title).toBe('Newer');

  const good = await newRelease();
  await wait(good, editOf(await course(one._id), { title: 'Good' }));
  await post(`/api/releases/${good._id}/publish`, undefined, 200);
  await admin('PUT', `/api/courses/${one._id}`, { body: { ...sampleCourse(), title: 'Newest' } });
  expect((await admin('POST', `/api/releases/${good._id}/undo`)).status).toBe(409);
  expect((await course(one._id)).title).toBe('Newest');
});

// releases-3
test('a release goes live at its time, once, however often it is run', async () => {
  const one = await newCourse();
  const release = await newRelease(later());
  await wait(release, editOf(one, { title: 'On time' }));
  await publishDue();
  expect((await course(one._id)).title).toBe(one.title);
  const due = new Date(Date.now() + 2 * 60 * 60 * 1000);
  await Promise.all([publishDue(due), publishDue(due)]);
  await publishDue(due);
  expect((await course(one._id)).title).toBe('On time');
  expect(await audited(release, 'publish')).toBe(1);
  expect(await stored(release)).toMatchObject({ state: 'published', problem: '' });
  const { size } = await firestore()
    .collection('versions')
    .where('document', '==', `courses/${one._id}`)
    .get();
  expect(size).toBe(1);
});

// releases-3
test('one that cannot be published says why, and goes live after it is mended', async () => {
  const one = await newCourse();
  const release = await newRelease(later());
  const { _id } = await wait(release, { ...editOf(one, {}), basedOn: '2020-01-01T00:00:00Z' });
  const due = new Date(Date.now() + 2 * 60 * 60 * 1000);
  await publishDue(due);
  expect(await stored(release)).toMatchObject({
    state: 'waiting',
    problem: 'A course: Someone else has since changed this',
  });
  expect((await admin('DELETE', `/api/edits/${_id}`)).status).toBe(200);
  await wait(release, editOf(one, { title: 'Mended' }));
  await publishDue(due);
  expect((await course(one._id)).title).toBe('Mended');
  const past = await admin('POST', '/api/releases', {
    body: { name: 'Yesterday', at: new Date(Date.now() - 3_600_000).toISOString() },
  });
  expect([past.status, past.body.fields]).toEqual([400, { at: 'Choose a time in the future' }]);
});

// releases-1, releases-2
test('60 edits are live at once; more are refused, and so is what does not fit', async () => {
  const release = await newRelease();
  const ids = Array.from({ length: 60 }, () => newSlug());
  const edit = (id: string) => ({
    document: `placements/${id}`,
    title: id,
    data: sampleBodies.createPlacement(),
    basedOn: null,
  });
  const { _id } = await wait(release, edit(ids[0]!));
  const first = (await firestore().doc(`edits/${_id}`).get()).data();
  await writeDocuments(ids.slice(1).map((id) => [`edits/${id}`, { ...first, ...edit(id) }]));
  const add = async (changes = {}) => {
    const body = { ...edit(newSlug()), ...changes };
    return (await admin('POST', `/api/releases/${release._id}/edits`, { body })).status;
  };
  expect(await add()).toBe(409);
  expect(await add({ data: { studentName: '' } })).toBe(400);
  expect(await add({ document: `enquiries/${newSlug()}` })).toBe(400);
  await post(`/api/releases/${release._id}/publish`, undefined, 200);
  const shown = (await visit('GET', '/api/placements')).body.data as { _id: string }[];
  expect(shown.map((each) => each._id)).toEqual(expect.arrayContaining(ids));
});

// releases-4
test('a preview shows the site as it would be, to whoever has its address, and no one else', async () => {
  const one = await newCourse();
  const release = await newRelease();
  await wait(release, editOf(one, { slug: one.slug, title: 'Unheard-of course' }));
  const draft = { ...samplePost(), title: 'Unheard-of post', published: false };
  const old = await post<StoredPost>('/api/blog', { ...draft, title: 'Old post' });
  await wait(release, {
    document: `posts/${old._id}`,
    title: 'A post',
    data: { ...draft, published: true },
    basedOn: old.updatedAt,
  });
  const link = `/api/releases/${release._id}/preview`;
  const { path } = await post<EndpointData<'previewRelease'>>(link, undefined, 200);
  const open = async (address: string) => {
    const answer = await fetch(siteUrl('test') + address);
    return { answer, html: await answer.text() };
  };
  const { answer, html } = await open(path);
  expect(html).toContain('Unheard-of course');
  expect(html).toContain('Preview of “Release');
  expect(html).not.toContain('<script');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const query = path.slice(path.indexOf('?'));
  const token = query.slice('?preview='.length);
  const lists = await Promise.all(
    [1, 2, 3].map((page) => open(`/courses?page=${page}&preview=${token}`)),
  );
  expect(lists.filter((list) => list.html.includes('Unheard-of course'))).toHaveLength(1);
  expect((await open(`/blog/${draft.slug}${query}`)).html).toContain('Unheard-of post');
  expect(html).toContain(`href="/contact?preview=${token}"`);

  expect((await open(`/courses/${one.slug}`)).html).not.toContain('Unheard-of course');
  const expectEnded = async (address: string) => {
    const ended = await open(address);
    const [main = ''] = /<main\b[^]*<\/main>/.exec(ended.html) ?? [];
    expect(main).toContain('This preview has ended');
    expect(main).not.toContain(one.title);
    expect([
      ended.answer.status,
      ended.answer.headers.get('cache-control'),
      ended.answer.headers.get('x-robots-tag'),
    ]).toEqual([410, 'private, no-store', 'noindex']);
  };
  await expectEnded(`${path.slice(0, -1)}_`);
  // Firestore takes no such id.
  await expectEnded(path.replace(/=.*\./, '=__proto__.'));
  await expectEnded('/courses?preview=x.y');
  await expectEnded(`${path}&preview=x`);
  await firestore()
    .doc(`releases/${release._id}`)
    .update({ previewUntil: new Date().toISOString() });
  await expectEnded(path);
  const next = await post<EndpointData<'previewRelease'>>(link, undefined, 200);
  await expectEnded(path);
  expect((await open(next.path)).html).toContain('Unheard-of course');
  await post(`/api/releases/${release._id}/publish`, undefined, 200);
  await expectEnded(next.path);
});

// releases-4
test('a preview shows the offer as it is on the day when the release goes live', async () => {
  const one = await newCourse();
  const day = (count: number) => localDay(new Date(Date.now() + count * 24 * 60 * 60 * 1000));
  const batchOn = (firstDay: string, change = {}) => ({
    ...sampleBatch,
    course: one._id,
    state: 'open',
    firstDay,
    lastDay: day(90),
    ...change,
  });
  await post('/api/batches', batchOn(day(2), { branch: 'Over by then' }));
  await post('/api/batches', batchOn(day(9), { branch: 'Still to come' }));
  const sooner = await newRelease(new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString());
  const release = await newRelease(new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString());
  const waitNew = (where: StoredRelease, collection: string, data: object) =>
    wait(where, { document: `${collection}/${newSlug()}`, title: 'New', data, basedOn: null });
  await wait(sooner, editOf(one, { slug: one.slug, title: 'Renamed before' }));
  const trainer = { ...sampleTrainer, name: 'Trainer of that day', courses: [one._id] };
  await waitNew(release, 'trainers', trainer);
  await waitNew(release, 'batches', batchOn(day(7), { branch: 'New on that day' }));
  const student = { ...sampleBodies.createPlacement(), studentName: 'Student of that day' };
  await waitNew(release, 'placements', student);
  const link = `/api/releases/${release._id}/preview`;
  const { path } = await post<EndpointData<'previewRelease'>>(link, undefined, 200);
  const query = path.slice(path.indexOf('?'));
  const open = async (address: string) => (await fetch(siteUrl('test') + address + query)).text();
  const page = await open(`/courses/${one.slug}`);
  for (const text of ['Renamed before', 'Trainer of that day', 'New on that day', 'Still to come'])
    expect(page).toContain(text);
  expect(page).not.toContain('Over by then');
  expect(page).toContain(` on ${dayText(day(5))}`);
  expect(await open('/trainers')).toContain('Trainer of that day');
  expect(await open('/batches')).toContain('New on that day');
  expect(await open('/placements')).toContain('Student of that day');
});
