import { randomInt } from 'node:crypto';
import {
  endpointName,
  endpoints,
  localDay,
  kinds,
  listedNames,
  searchedCollections,
  type EndpointName,
  type Ledger,
  type ListedName,
  type PersonExport,
} from '@institute/schema';
import { beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { bucket, firestore } from '../../../functions/src/platform/admin.ts';
import { recordUpload } from '../../../functions/src/media/record-upload.ts';
import { answerConsent, askBody } from '../../support/consents.ts';
import { useForms } from '../../support/demo-bookings.ts';
import { bookingForm } from '../../support/demo-form.ts';
import { fullBodies, fullBodyOf, singletonSaves } from '../../support/full-bodies.ts';
import { picture } from '../../support/picture.ts';
import { emptySite } from '../../support/preserve-site.ts';
import { dataUrl, newSlug, pdf, sampleEvidence, sampleBodies } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { withTexts } from '../../support/worded-body.ts';

const { admin } = siteTest();
const post = useForms();

// Whoever is looked for is looked for in all that is stored.
beforeAll(emptySite);

const word = `z${crypto.randomUUID().replaceAll(/\d|-/g, '')}`;
const name = `Meena ${word}`;
const phone = `9${String(randomInt(1e9)).padStart(9, '0')}`;
const email = `meena.${word}@example.com`;
const slug = `meena-${word}`;
const all = `${name}, ${phone}, ${email}`;

/** Texts that name the person; every field takes one of them, or none. */
const texts = [all, `<p>${all}</p>`, name, email, phone, `https://example.com/${slug}`, `/${slug}`];
const others = [slug, `q=${encodeURIComponent(email)}`];

type Body = Record<string, unknown>;

/** A body that names the person in every text that the endpoint takes, but for ids. */
function naming(endpoint: EndpointName, full: object, ...kept: readonly string[]): Body {
  const { body } = endpoints[endpoint] as unknown as { body: z.ZodMiniType };
  expect(body.safeParse(full).error, endpoint).toBeUndefined();
  const ids = [
    ...kept,
    'id',
    'of',
    'texts.0.path',
    'course',
    'trainer',
    'target',
    'secret',
    'website',
    'consent',
  ];
  return withTexts(body, full, (path) =>
    ids.includes(path) || path.startsWith('courses.') ? [] : [...texts, ...others],
  );
}

/** Calls an endpoint as an admin. */
async function done<Data = { _id: string; updatedAt: string }>(
  endpoint: EndpointName,
  body?: object,
  parameters: Readonly<Record<string, string>> = {},
): Promise<Data> {
  const { method, path } = endpoints[endpoint];
  const address = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => parameters[key] ?? '');
  const reply = await admin(method, address, { body });
  expect(reply.status, `${endpoint}: ${JSON.stringify(reply.body)}`).toBeLessThan(300);
  return reply.body.data as Data;
}

/** Takes the person out of public texts, as staff have to. */
const edits: (() => Promise<unknown>)[] = [];

/** The day of a demo class. */
const classDay = localDay(new Date(Date.now() + 5 * 86_400_000));

/** Stores a document of each kind that has a form; returns their ids. */
async function storeListed(): Promise<Record<ListedName, string>> {
  const online = { mode: 'online', link: 'https://example.com/class' };
  const full: { readonly [Name in ListedName]?: object } = {
    demoPlans: {
      ...sampleBodies.createDemoPlan(),
      held: 'once',
      firstDay: classDay,
      course: '',
      ...online,
    },
  };
  const ids: Partial<Record<ListedName, string>> = {};
  for (const kind of listedNames) {
    const { one, people } = kinds[kind];
    const create = endpointName('create', one) as EndpointName;
    const fixed = {
      ...(kind === 'batches' && { course: ids.courses, trainer: '' }),
      ...(kind === 'translations' && { of: ids.courses }),
    };
    const body = { ...(full[kind] ?? fullBodyOf(kind)), ...fixed };
    const { _id: id } = await done(create, { ...naming(create, body), ...fixed });
    ids[kind] = id;
    if (people.subject === null)
      edits.push(() =>
        done(endpointName('update', one) as EndpointName, { ...body, ...fixed }, { id }),
      );
  }
  return ids as Record<ListedName, string>;
}

async function storeFile(): Promise<void> {
  const image = dataUrl('image/png', await picture(64, 64));
  const body = { image, filename: `${name} ${phone} ${email}.png` };
  const { body: answer } = await admin('POST', '/api/upload/image', { body });
  const path = (answer.data as { image: string }).image.slice(1);
  const [id = ''] = /[0-9a-f]{16}/.exec(path) ?? [];
  for (const alt of [all, name]) await done('updateFile', { alt }, { id });
  const event = { id: newSlug(), time: new Date().toISOString() };
  const data = { name: path, metadata: { uploadedBy: 'somebody' } };
  await recordUpload({ ...event, data } as unknown as Parameters<typeof recordUpload>[0]);
}

async function storeContent(): Promise<void> {
  for (const [save] of singletonSaves) {
    const full = fullBodies[save]();
    await done(save, naming(save, full));
    edits.push(() => done(save, full));
  }
  for (const { _id: id, kind } of (await done<Ledger>('listClaims')).lines)
    if (kind === 'about.achievements')
      for (let twice = 0; twice < 2; twice += 1)
        await done('saveClaim', naming('saveClaim', { ...sampleEvidence, period: `${twice}` }), {
          id,
        });
  await done('createRedirect', naming('createRedirect', { from: '/old', to: '/courses' }));
  await done('saveFilters', naming('saveFilters', { filters: [{ name: 'Mine', query: '' }] }));
}

async function storeReleases(): Promise<void> {
  const data = naming('saveAbout', fullBodies.saveAbout());
  for (const publish of [true, false]) {
    const { _id: id } = await done('createRelease', {
      ...naming('createRelease', sampleBodies.createRelease()!),
      name: all,
    });
    const { updatedAt: basedOn } = await done('getAbout');
    const edit = { document: 'content/about', title: all, data: { ...data, title: name }, basedOn };
    await done('addEdit', edit, { id });
    if (publish) await done('publishRelease', undefined, { id });
  }
}

/** What staff know of a placement, and what the student agreed to. */
async function storeProof(target: string): Promise<void> {
  const evidence = { file: dataUrl('application/pdf', pdf), filename: `${name}.pdf` };
  await done('savePlacementRecord', { month: '2026-01', salary: null, evidence }, { id: target });
  const secret = newSlug().slice(-22);
  const ask = { ...askBody(target, secret), email };
  const { _id: id } = await done('askConsent', naming('askConsent', ask));
  await answerConsent({ target, id, secret, name }, 'change', all);
}

async function storeEnquiries(planned: string): Promise<void> {
  const sent = naming('createEnquiry', fullBodies.createEnquiry());
  const { _id: id } = await done('createEnquiry', { ...sent, course: name });
  await done('updateEnquiry', naming('updateEnquiry', fullBodies.updateEnquiry(), 'assignedTo'), {
    id,
  });
  await done('addTimelineEntry', { kind: 'note', text: all }, { id });
  await done('mailPerson', { id: newSlug(), subject: all.slice(0, 200), text: all }, { id });
  await done('storeVisitCode', naming('storeVisitCode', sampleBodies.storeVisitCode()!, 'code'));
  const slot = `${planned}-${classDay}`;
  const booked = await post('book', bookingForm(slot, { name, phone, email }));
  expect(booked.status).toBe(200);
  const today = localDay(new Date());
  expect((await admin('GET', `/api/reports?from=${today}&to=${today}`)).status).toBe(200);
}

/** Everything that is stored, but for the bytes of files. */
async function everything(): Promise<string[]> {
  const found = await firestore().listCollections();
  const read = await Promise.all(found.map((collection) => collection.get()));
  const [files] = await (await bucket()).getFiles();
  return [
    ...read.flatMap(({ docs }) => docs.map((entry) => [entry.ref.path, entry.data()])),
    ...files.map(({ name: path, metadata }) => [path, metadata.metadata]),
  ].map((entry) => JSON.stringify(entry).toLowerCase());
}

// people-5
test('whoever is named in every text of every collection is found and erased', async () => {
  await storeFile();
  const { courses: course, placements: placement, demoPlans: plan } = await storeListed();
  await done('makeFeeSheet', { course });
  await storeContent();
  await storeReleases();
  await storeProof(placement);
  await storeEnquiries(plan);
  const requests = [
    { name, phone },
    { name, email },
  ];
  const find = (body: object) => done<PersonExport>('exportPerson', body);
  for (const request of requests) {
    const { enquiries, content } = await find(request);
    expect(enquiries).toHaveLength(2);
    const collectionsFound = new Set(content.map(({ document }) => document.split('/')[0]));
    expect([...collectionsFound].toSorted()).toEqual(searchedCollections.toSorted());
  }
  for (const edit of edits) await edit();
  for (const request of requests) {
    const { content } = await find(request);
    expect(content.filter(({ effect }) => effect === 'text')).toEqual([]);
    await done('erasePerson', { ...request, content: content.map(({ document }) => document) });
  }
  const held = await everything();
  for (const text of [name, word, phone, email, slug])
    expect(held.filter((entry) => entry.includes(text.toLowerCase()))).toEqual([]);
  const today = localDay(new Date());
  const { body } = await admin('GET', `/api/reports?from=${today}&to=${today}`);
  expect(JSON.stringify(body).toLowerCase()).not.toContain(word);
});
