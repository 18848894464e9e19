import { collections, type PersonExport, type StoredErasure } from '@institute/schema';
import { beforeAll, expect, test } from 'vitest';
import { bucket, firestore } from '../../../functions/src/platform/admin.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { emptySite } from '../../support/preserve-site.ts';
import {
  newSlug,
  png,
  sampleBodies,
  samplePlacement,
  samplePost,
  sampleTrainer,
} from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

// Whoever is looked for is looked for in all that is stored.
beforeAll(emptySite);

/** A name of two words that nobody else has. */
const newName = (): string => `Meena ${newSlug().replaceAll('-', '')}`;

/** Calls the API as an admin and returns what it answers. */
async function done<Data>(method: string, path: string, body?: object): Promise<Data> {
  const reply = await admin(method, path, { body });
  expect(reply.status).toBeLessThan(300);
  return reply.body.data as Data;
}

const found = async (body: object) =>
  (await done<PersonExport>('POST', '/api/people/export', body)).content;

const erase = (body: object) => done<StoredErasure>('POST', '/api/people/erase', body);

/** Everything that Firestore holds, as text. */
async function everything(): Promise<string> {
  const all = await firestore().listCollections();
  const read = await Promise.all(all.map((collection) => collection.get()));
  return JSON.stringify(read.flatMap(({ docs }) => docs.map((entry) => [entry.id, entry.data()])));
}

const expectGone = async (...texts: string[]): Promise<void> => {
  const held = (await everything()).toLowerCase();
  for (const text of texts) expect(held).not.toContain(text.toLowerCase());
};

async function createPlacement(studentName: string): Promise<string> {
  const body = { ...samplePlacement, studentName };
  return (await done<{ _id: string }>('POST', '/api/placements', body))._id;
}

const saveHome = (testimonials: object[], fields: object = {}) =>
  done('POST', '/api/home-content', { ...sampleBodies.saveHome(), ...fields, testimonials });

const home = () => firestore().doc('content/home').get();

test('a deleted placement is found by the student’s name, and can never be restored', async () => {
  const name = newName();
  const id = await createPlacement(name);
  await done('PUT', `/api/placements/${id}`, {
    ...samplePlacement,
    studentName: name,
    company: 'Other',
  });
  await done('DELETE', `/api/placements/${id}`);
  const document = `placements/${id}`;
  const mentions = await found({ name: name.toUpperCase() });
  expect(mentions).toEqual([
    { document, title: name, effect: 'deleted', versions: 2, texts: [name] },
  ]);
  const record = await erase({ name, content: [document] });
  expect(record).toMatchObject({
    content: [document],
    removed: { enquiries: 0, versions: 2, content: 0 },
  });
  await expectGone(name);
  const audit = firestore().collection(collections.audit).where('document', '==', document);
  const actions = (await audit.get()).docs.map((entry) => entry.get('action'));
  expect(actions.toSorted()).toEqual(['create', 'delete', 'erase', 'update']);
});

test('a public placement is erased with its history, a namesake’s stays', async () => {
  const name = newName();
  const [id, namesake] = [await createPlacement(name), await createPlacement(name)];
  const mentions = await found({ name });
  expect(mentions.map(({ document }) => document).toSorted()).toEqual(
    [`placements/${id}`, `placements/${namesake}`].toSorted(),
  );
  expect(mentions.map(({ effect }) => effect)).toEqual(['document', 'document']);
  await erase({ name, content: [`placements/${id}`] });
  expect((await firestore().doc(`placements/${id}`).get()).exists).toBe(false);
  expect((await firestore().doc(`placements/${namesake}`).get()).exists).toBe(true);
  expect((await admin('GET', `/api/placements/${id}`)).status).toBe(404);
});

test('a former testimonial is erased from every version, public content stays', async () => {
  const name = newName();
  const other = { name: 'Somebody Else', role: '', message: 'Good' };
  await saveHome([{ name, role: '', message: 'Mine' }, other]);
  await saveHome([other]);
  await saveHome([other], { heroTitle: 'Another title' });
  const before = (await home()).data();
  const [mention] = await found({ name });
  expect(mention).toMatchObject({ document: 'content/home', effect: 'unmentioned', versions: 1 });
  await erase({ name, content: ['content/home'] });
  await expectGone(name);
  expect((await home()).data()).toEqual(before);
  const versions = firestore().collection('versions').where('document', '==', 'content/home');
  expect((await versions.get()).size).toBeGreaterThan(0);
});

test('a public testimonial is erased with its picture, unless that is used elsewhere', async () => {
  const name = newName();
  const store = await bucket();
  const newHash = () => crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  const pictureOf = async (label: string, hash = newHash()): Promise<string> => {
    const path = `images/${hash}-${label}.png`;
    await store.file(path).save(png, { resumable: false, contentType: 'image/png' });
    const upload = { document: path, action: 'upload', by: 'somebody', at: '2026-01-01' };
    await firestore().collection(collections.audit).add(upload);
    return path;
  };
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const [own, shared] = [await pictureOf(slug), await pictureOf('campus')];
  const again = await pictureOf('portrait', own.slice('images/'.length).split('-')[0]);
  const other = { name: 'Somebody Else', role: '', message: 'Good', image: `/${shared}` };
  await saveHome([
    { name, role: '', message: 'One', image: `/${own}` },
    other,
    { name, role: '', message: 'Two', image: `/${shared}` },
  ]);
  const [mention] = await found({ name });
  expect(mention).toMatchObject({ document: 'content/home', effect: 'entries' });
  const record = await erase({ name, content: ['content/home'] });
  expect(record.removed).toMatchObject({ content: 1, files: 1 });
  expect((await home()).get('testimonials')).toEqual([other]);
  for (const path of [own, again]) expect(await store.file(path).exists()).toEqual([false]);
  expect(await store.file(shared).exists()).toEqual([true]);
  await expectGone(name, slug);
});

// people-7
test('what stood beside a name goes from the Tamil, too, with its history', async () => {
  const name = newName();
  const [word, one] = [newSlug(), { name, role: 'Tester', message: 'Mine' }];
  const other = { ...one, name: 'Somebody Else', role: 'Lead' };
  await saveHome([one, other]);
  const trainer = await done<{ _id: string }>('POST', '/api/trainers', { ...sampleTrainer, name });
  const translate = async (kind: string, of: string, texts: object[]) => {
    const id = of ? `${kind}_${of}` : kind;
    await admin('DELETE', `/api/translations/${id}`);
    await done('POST', '/api/translations', { kind, of, texts });
    const more = texts.map((text) => ({ ...text, tamil: `அ ${word}` }));
    await done('PUT', `/api/translations/${id}`, { kind, of, texts: more });
  };
  const role = (index: number, english: string, tamil: string) => ({
    path: `testimonials.${index}.role`,
    english,
    tamil,
  });
  await translate('home', '', [role(0, 'Tester', word)]);
  const texts = [role(0, 'Tester', word), role(1, 'Lead', 'தலைவர்')];
  await done('PUT', '/api/translations/home', { kind: 'home', of: '', texts });
  const { teaches: english } = sampleTrainer;
  await translate('trainers', trainer._id, [{ path: 'teaches', english, tamil: word }]);
  await erase({ name, content: ['content/home', `trainers/${trainer._id}`] });
  await expectGone(word);
  const left = (await firestore().doc('translations/home').get()).data();
  expect(left).toMatchObject({ texts: [role(1, 'Lead', 'தலைவர்')] });
  expect((await home()).get('untranslated')).toMatchObject({ stale: 0 });
  expect((await firestore().doc(`translations/trainers_${trainer._id}`).get()).exists).toBe(false);
});

test('a public text stays until it is edited, then it is erased from the history', async () => {
  const name = newName();
  const body = { ...samplePost(), published: true };
  const content = `<p>We met <strong>${name.split(' ')[0]}</strong> ${name.split(' ')[1]}.</p>`;
  const { _id } = await done<{ _id: string }>('POST', '/api/blog', { ...body, content });
  const document = `posts/${_id}`;
  expect(await found({ name })).toMatchObject([{ document, effect: 'text', versions: 0 }]);
  await erase({ name, content: [document] });
  expect(await found({ name })).toMatchObject([{ document, effect: 'text' }]);
  await done('PUT', `/api/blog/${_id}`, { ...body, content: '<p>We met somebody.</p>' });
  expect(await found({ name })).toMatchObject([{ document, effect: 'unmentioned', versions: 1 }]);
  await erase({ name, content: [document] });
  await expectGone(name, String(name.split(' ')[1]));
});

test('an email address and a phone number are found in content, in any notation', async () => {
  const email = `${newSlug()}@example.com`;
  const digits = `9${String(Math.random()).slice(2, 11).padEnd(9, '0')}`;
  const body = fullBodies.createPost();
  const texts = { excerpt: `Write to ${email.toUpperCase()}.`, content: '<p>Hello</p>' };
  const one = await done<{ _id: string }>('POST', '/api/blog', { ...body, ...texts });
  const call = { content: `<p>Call +91 ${digits.slice(0, 5)}-${digits.slice(5)}, or come in.</p>` };
  const two = await done<{ _id: string }>('POST', '/api/blog', {
    ...{ ...fullBodies.createPost(), ...call },
  });
  const documentsOf = async (who: object) => (await found(who)).map(({ document }) => document);
  expect(await documentsOf({ email })).toEqual([`posts/${one._id}`]);
  expect(await documentsOf({ email: `x${email}` })).toEqual([]);
  expect(await documentsOf({ phone: `0${digits}` })).toEqual([`posts/${two._id}`]);
});

test('part of a word does not match a name', async () => {
  const name = newName();
  await createPlacement(`${name}an`);
  expect(await found({ name })).toEqual([]);
});

test.each([
  ['name', { name: 'M' }],
  ['name', { name: ['Meena'] }],
  ['content.0', { name: 'Meena R', content: ['secondFactors/somebody'] }],
  ['content.0', { name: 'Meena R', content: ['enquiries/one'] }],
  ['content.0', { name: 'Meena R', content: ['content/home/below/one'] }],
])('a bad %s is refused: %j', async (field, body) => {
  const { status, body: answer } = await admin('POST', '/api/people/erase', { body });
  expect(status).toBe(400);
  expect(Object.keys(answer['fields'] as object)).toEqual([field]);
});
