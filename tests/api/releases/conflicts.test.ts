import {
  collections,
  type EndpointData,
  type ReleaseWithEdits,
  type StoredCourse,
  type StoredRelease,
  type WaitingEdit,
} from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { publishDue } from '../../../functions/src/releases/publish-due.ts';
import { publishRelease } from '../../../functions/src/releases/publish.ts';
import { siteUrl } from '../../support/ports.ts';
import { editOf, later, useReleases } from '../../support/releases.ts';
import { newSlug, sampleBodies, sampleCourse } from '../../support/samples.ts';

const { admin, post, newCourse, newRelease, wait, course, stored } = useReleases();

const hour = 60 * 60 * 1000;

const due = () => new Date(Date.now() + 4 * hour);

const inHours = (count: number) => newRelease(new Date(Date.now() + count * hour).toISOString());

/** A course, and what its form would save with a change. */
async function edited() {
  const body = sampleCourse();
  const one = await post<StoredCourse>('/api/courses', body);
  return {
    one,
    change: (fields: object) => ({ ...editOf(one, {}), data: { ...body, ...fields } }),
    save: (fields: object) =>
      admin('PUT', `/api/courses/${one._id}`, { body: { ...body, ...fields } }),
  };
}

const contentOf = async (name: string) => (await firestore().doc(`content/${name}`).get()).data();

const listed = async ({ _id }: StoredRelease) =>
  ((await admin('GET', '/api/releases')).body.data as ReleaseWithEdits[])
    .find((each) => each._id === _id)
    ?.edits.map(({ problem }) => problem);

// releases-2, releases-10
test('what was saved by hand since stays, and the release goes live with the rest', async () => {
  const { one, change, save } = await edited();
  const [other, release] = [await newCourse(), await newRelease(later())];
  await wait(release, change({ description: 'Waited' }));
  await wait(release, editOf(other, { title: 'Went with it' }));
  await save({ title: 'By hand' });
  await save({ title: 'By hand again' });
  expect(await listed(release)).toEqual(['', '']);
  await publishDue(due());
  expect(await stored(release)).toMatchObject({ state: 'published', problem: '' });
  expect(await course(one._id)).toMatchObject({
    title: 'By hand again',
    description: 'Waited',
    slug: one.slug,
  });
  expect((await course(other._id)).title).toBe('Went with it');
});

// releases-2
test('the hero text of About and the footer go live although the title of About was saved', async () => {
  const release = await newRelease(later());
  const save = async (method: string, path: string, body: object) =>
    ((await admin(method, path, { body })).body.data as { updatedAt: string }).updatedAt;
  const edit = (name: string, data: object, basedOn: string) =>
    wait(release, { document: `content/${name}`, title: name, data, basedOn });
  const about = sampleBodies.saveAbout();
  const basedOn = await save('PUT', '/api/about', about);
  await edit('about', { ...about, heroDescription: 'Hero for Monday' }, basedOn);
  const footer = { description: 'Footer for Monday' };
  await edit(
    'footer',
    footer,
    await save('POST', '/api/footer-content', sampleBodies.saveFooter()),
  );
  await save('PUT', '/api/about', { ...about, title: 'Title by hand' });
  await publishDue(due());
  expect(await contentOf('about')).toMatchObject({
    title: 'Title by hand',
    heroDescription: 'Hero for Monday',
  });
  expect(await contentOf('footer')).toMatchObject(footer);
});

// releases-2, releases-8, releases-10
test('a field that both changed keeps the release back: it is marked at once, and told when due', async () => {
  process.env['OWNER_EMAIL'] = `owner-${crypto.randomUUID()}@example.com`;
  const { one, change, save } = await edited();
  const release = await newRelease(later());
  const waits = { title: 'Waited', description: 'Waited', price: 30_000 };
  await wait(release, change(waits));
  expect(await listed(release)).toEqual(['']);
  await save({ title: 'By hand', price: 40_000 });
  const problem = 'Title, Price in rupees changed on the site since';
  expect(await listed(release)).toEqual([problem]);
  const path = `/api/edits?document=courses/${one._id}`;
  const [waiting] = (await admin('GET', path)).body.data as WaitingEdit[];
  expect(waiting).toMatchObject({ problem, data: waits });
  await publishDue(due());
  expect((await course(one._id)).title).toBe('By hand');
  expect((await stored(release))?.['problem']).toBe(`A course: ${problem}`);
  const told = async (to: unknown) =>
    (await firestore().collection(collections.mail).where('to', 'array-contains', to).get()).size;
  expect(await told(process.env['OWNER_EMAIL'])).toBe(1);
  expect(await told((await stored(release))?.['byEmail'])).toBeGreaterThanOrEqual(1);
});

// releases-10
test('two releases of one course: a warning as the second is added, and a preview of what will be', async () => {
  const { one, change } = await edited();
  const [first, second] = [await inHours(1), await inHours(2)];
  const add = async (release: StoredRelease, fields: object) =>
    ((await wait(release, change(fields))) as EndpointData<'addEdit'>).warnings;
  const preview = async (release: StoredRelease) => {
    const link = `/api/releases/${release._id}/preview`;
    const { path } = await post<EndpointData<'previewRelease'>>(link, undefined, 200);
    return (await fetch(siteUrl('test') + path)).text();
  };
  expect(await add(first, { title: 'First title' })).toEqual([]);
  expect(await add(second, { title: 'Second title' })).toEqual([
    `“${first.name}” changes Title too`,
  ]);
  expect(await listed(second)).toEqual(['Title changed on the site since']);
  expect(await preview(second)).toContain('It cannot go live like this:');

  expect(await add(second, { description: 'Second description' })).toEqual([]);
  const html = await preview(second);
  for (const text of ['First title', 'Second description']) expect(html).toContain(text);
  expect(html).not.toContain('It cannot go live like this:');
  await publishDue(due());
  expect(await course(one._id)).toMatchObject({
    title: 'First title',
    description: 'Second description',
  });
});

// releases-2
test('a release with a new slug goes live although its transaction had to run again', async () => {
  const [one, release] = [await newCourse(), await newRelease()];
  const slug = newSlug();
  await wait(release, editOf(one, { slug }));
  const run = firestore().runTransaction.bind(firestore());
  let attempts = 0;
  // The first attempt is lost as the commit meets another one: Firestore's client begins again.
  const spy = vi.spyOn(firestore(), 'runTransaction').mockImplementationOnce((update, options) =>
    run(async (transaction) => {
      const result = await update(transaction);
      attempts += 1;
      if (attempts === 1) throw Object.assign(new Error('Contention'), { code: 10 });
      return result;
    }, options),
  );
  await publishRelease({ id: release._id }, { uid: 'tested', email: undefined });
  spy.mockRestore();
  expect(attempts).toBe(2);
  expect(await stored(release)).toMatchObject({ state: 'published' });
  expect((await course(one._id)).slug).toBe(slug);
});
