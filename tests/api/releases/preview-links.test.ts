import { builtFacts, type PreviewAddress } from '@institute/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { siteUrl } from '../../support/ports.ts';
import { editOf, useReleases } from '../../support/releases.ts';

const facts = () => firestore().doc('content/institute');

// Before the server starts, which keeps them.
beforeAll(async () => {
  const at = new Date().toISOString();
  await facts().set({ ...builtFacts, brand: '#0b5345', createdAt: at, updatedAt: at });
});
afterAll(() => facts().delete());

const { admin, post, newCourse, newRelease, wait } = useReleases();

const open = (address: string) => fetch(siteUrl('test') + address);
const statusOf = async (address: string) => (await open(address)).status;

async function shared() {
  const [course, release] = [await newCourse(), await newRelease()];
  await wait(release, editOf(course, { slug: course.slug, title: 'Unheard-of course' }));
  const link = `/api/releases/${release._id}/preview`;
  const share = (path = link) => post<PreviewAddress>(path, undefined, 200);
  return { share, renew: () => share(`${link}/renewal`), document: `releases/${release._id}` };
}

// releases-9
test('sharing a preview again prolongs nothing, and a new link ends the old one', async () => {
  const { share, renew, document } = await shared();
  const first = await share();
  const soon = new Date(Date.now() + 60_000).toISOString();
  await firestore().doc(document).update({ previewUntil: soon });
  expect(await share()).toEqual({ path: first.path, until: soon });

  const next = await renew();
  expect(next.path).not.toBe(first.path);
  expect(Date.parse(next.until)).toBeGreaterThan(Date.parse(soon));
  expect([await statusOf(next.path), await statusOf(first.path)]).toEqual([200, 410]);
  expect(await share()).toEqual(next);

  await firestore().doc(document).update({ previewUntil: new Date().toISOString() });
  const last = await share();
  expect([await statusOf(last.path), await statusOf(next.path)]).toEqual([200, 410]);
});

// releases-4
test('files of the institute have no secret in their addresses on a preview', async () => {
  const html = await (await open((await (await shared()).share()).path)).text();
  const own = html.match(/href="\/own\/[^"]*"/g) ?? [];
  expect(own).toContain('href="/own/favicon.svg"');
  expect(own.filter((link) => link.includes('preview='))).toEqual([]);
});

// releases-1
test('a translation waits only under the id that it has where it is saved at once', async () => {
  const [course, release] = [await newCourse(), await newRelease()];
  const of = course._id;
  const send = async (id: string, place: object) => {
    const data = { ...place, texts: [{ path: 'title', english: course.title, tamil: 'கோலம்' }] };
    const body = { document: `translations/${id}`, title: 'A translation', data, basedOn: null };
    return admin('POST', `/api/releases/${release._id}/edits`, { body });
  };
  const courses = { kind: 'courses', of };
  for (const [id, place] of [
    [`courses-${of}`, courses],
    [`posts_${of}`, courses],
    ['courses', { kind: 'courses', of: '' }],
  ] as const) {
    const { status, body } = await send(id, place);
    const document = expect.stringContaining('such as translations/courses_abc');
    expect([id, status, body['fields']]).toEqual([id, 400, { document }]);
  }
  expect((await send(`courses_${of}`, courses)).status).toBe(201);
  expect((await send('home', { kind: 'home', of: '' })).status).toBe(201);
});
