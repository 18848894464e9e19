import { localDay, type ClaimedOn, type Ledger, type LedgerLine } from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { changeClaims } from '../../../functions/src/proof/claims/keep-claims.ts';
import { removeLostSources } from '../../../functions/src/proof/claims/sources.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { transact } from '../../../functions/src/platform/transact.ts';
import { newToken } from '../../support/accounts.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { answerConsent, askForPlacement, giveConsent } from '../../support/consents.ts';
import { dataUrl, pdf, sampleEvidence, samplePlacement } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { writeDocuments } from '../../support/write-documents.ts';

const { visit, admin } = siteTest();

const contents = [
  ['POST', '/api/home-content', 'saveHome'],
  ['PUT', '/api/about', 'saveAbout'],
  ['POST', '/api/trust-stats', 'saveTrustStats'],
  ['POST', '/api/placement-stats', 'savePlacementStats'],
] as const;

const switchTo = (onlyBacked: boolean) =>
  admin('PUT', '/api/claim-switch', { body: { onlyBacked } });

const readLedger = async () => (await admin('GET', '/api/claims')).body.data as Ledger;

const lineOf = async (text: string) =>
  (await readLedger()).lines.find((each) => each.text === text)!;

const save = ({ _id }: LedgerLine, fields: object = {}) =>
  admin('PUT', `/api/claims/${_id}`, { body: { ...sampleEvidence, ...fields } });

const isTyped = ({ kind }: LedgerLine): boolean => kind !== 'testimonial';

/** As the student's consent would. */
async function backAll() {
  const changes = (await readLedger()).lines.map(({ kind, text }) => ({
    claim: { kind, text },
    evidence: sampleEvidence,
  }));
  await transact(
    'claims',
    (transaction) => changeClaims(transaction, changes, { uid: 'student' }),
    () => new Error('Others change claims'),
  );
}

const readAll = async () =>
  JSON.stringify(
    await Promise.all(contents.map(async ([, path]) => (await visit('GET', path)).body)),
  );

const documentsOf = async (collection: string) =>
  (await firestore().collection(collection).get()).docs;

let written: (readonly [path: string, data: DocumentData])[];

beforeAll(async () => {
  for (const [verb, path, name] of contents) await admin(verb, path, { body: fullBodies[name]() });
  written = (await documentsOf('content')).map((found) => [found.ref.path, found.data()]);
});

beforeEach(async () => {
  const gone = (await Promise.all(['claims', 'shownClaims', 'versions'].map(documentsOf))).flat();
  await writeDocuments([...gone.map(({ ref }) => [ref.path, undefined] as const), ...written]);
});

// claims-1
test('the ledger has every claim of the site, none of them backed', async () => {
  const { onlyBacked, lines } = await readLedger();
  expect(onlyBacked).toBe(false);
  expect(new Set(lines.map(({ kind }) => kind)).size).toBe(15);
  for (const line of lines) expect(line).toMatchObject({ condition: 'unbacked', record: null });
});

// claims-2
test('with the switch on only what is backed is answered, with its basis, and admins get all', async () => {
  const before = await readAll();
  expect((await switchTo(true)).body.data).toEqual({ onlyBacked: true });
  const { lines } = await readLedger();
  for (const [, path] of contents) {
    const { body } = await visit('GET', path);
    expect(body.data).toMatchObject({ notes: {} });
    expect((await admin('GET', path)).body.data).not.toHaveProperty('notes');
  }
  expect(await readAll()).not.toContain('95%');
  for (const line of lines.filter(isTyped)) expect((await save(line)).status).toBe(200);
  const typed = await readAll();
  expect(typed).toContain('"basis":"563 of 612 who asked","period":"April 2025 to March 2026"');
  await backAll();
  const shown = (await visit('GET', '/api/home-content')).body.data as object;
  expect(shown).toMatchObject(fullBodies.saveHome());
  await switchTo(false);
  expect(await readAll()).toBe(before);
});

// claims-2
test('a claim without all of its evidence, or with days or a source that cannot be, is refused at the field', async () => {
  const [line] = (await readLedger()).lines;
  for (const [fields, field] of [
    [{ source: '' }, 'source'],
    [{ basis: ' ' }, 'basis'],
    [{ period: '' }, 'period'],
    [{ asOf: '' }, 'asOf'],
    [{ validUntil: '' }, 'validUntil'],
    [{ validUntil: '2026-03-30' }, 'validUntil'],
    [{ asOf: '2099-01-01', validUntil: '2099-12-31' }, 'asOf'],
    [{ source: 'javascript:alert(1)' }, 'source'],
  ] as const) {
    const { status, body } = await save(line!, fields);
    expect([fields, status, Object.keys(body['fields'] as object)]).toEqual([fields, 400, [field]]);
  }
});

// claims-2, claims-3, claims-12
test('a claim leaves when it is withdrawn, has expired, or the site says something else', async () => {
  await switchTo(true);
  const [stat] = fullBodies.saveHome().stats;
  const text = `${stat!.value} ${stat!.label}`;
  const shows = async () => (await readAll()).includes(`"label":"${stat!.label}"`);
  const day = (days: number) => localDay(new Date(Date.now() + days * 24 * 60 * 60_000));
  const line = await lineOf(text);
  await save(line);
  expect(await shows()).toBe(true);
  await save(line, { state: 'withdrawn' });
  expect([await shows(), (await lineOf(text)).condition]).toEqual([false, 'withdrawn']);
  await save(line, { validUntil: day(0) });
  expect([await shows(), (await lineOf(text)).condition]).toEqual([true, 'expiring']);
  const expiring = (await admin('GET', '/api/expiring-claims')).body.data as LedgerLine[];
  expect(expiring.map((each) => each.text)).toEqual([text]);
  await save(line, { validUntil: day(-1) });
  expect([await shows(), (await lineOf(text)).condition]).toEqual([false, 'expired']);
  await save(line);
  const stats = [{ ...stat, value: '99.9%' }];
  await admin('POST', '/api/home-content', { body: { ...fullBodies.saveHome(), stats } });
  expect([await shows(), (await lineOf(text)).path]).toEqual([false, '']);
});

// claims-4
test('a testimonial is backed by the student alone, and what is counted is not typed', async () => {
  const [said] = fullBodies.saveHome().testimonials;
  const text = `${said?.name}, ${said?.role}: ${said?.message}`;
  const line = await lineOf(text);
  expect((await save(line)).status).toBe(409);
  await backAll();
  expect((await save(line, { state: 'withdrawn' })).status).toBe(200);
  const rate = (await readLedger()).lines.find(({ kind }) => kind.endsWith('placementRate'))!;
  await firestore().collection('claims').doc(rate._id).update({ computed: true });
  expect((await save(rate)).status).toBe(409);
});

// claims-1
test('records are kept with their history, and a retry changes nothing', async () => {
  const [line] = (await readLedger()).lines;
  const first = await save(line!);
  expect((await save(line!)).body).toEqual(first.body);
  await save(line!, { basis: '1 of 2' });
  const path = `claims/${line!._id}`;
  const versions = await firestore().collection('versions').where('document', '==', path).get();
  expect(versions.docs.map((version) => version.get('data.basis'))).toEqual([sampleEvidence.basis]);
  const { updatedAt } = first.body.data as { updatedAt: string };
  expect((await save(line!, { updatedAt })).status).toBe(409);
  expect((await admin('PUT', '/api/claims/none', { body: sampleEvidence })).status).toBe(404);
});

// claims-2
test('placements show with the consent of the student alone', async () => {
  const create = async () => {
    const { body } = await admin('POST', '/api/placements', { body: samplePlacement });
    return (body.data as { _id: string })._id;
  };
  const ids = [await create(), await create()] as const;
  await firestore().collection('placements').doc(ids[0]).update({ consent: 'agreed' });
  await switchTo(true);
  const list = (await visit('GET', '/api/placements')).body['data'] as { _id: string }[];
  expect(list.map(({ _id }) => _id)).toEqual([ids[0]]);
  const statuses = ids.map(async (id) => (await visit('GET', `/api/placements/${id}`)).status);
  expect(await Promise.all(statuses)).toEqual([200, 404]);
  expect((await admin('GET', `/api/placements/${ids[1]}`)).status).toBe(200);
});

// claims-3
test('browsers ask each time for what may have to leave, only with the switch on', async () => {
  const cached = async (path: string) => (await visit('GET', path)).headers.get('cache-control');
  expect(await cached('/api/about')).toMatch(/max-age=900, s-maxage=\d+/);
  await switchTo(true);
  expect(await cached('/api/about')).toMatch(/max-age=0, s-maxage=\d+/);
  expect(await cached('/api/courses')).toMatch(/max-age=300/);
});

// claims-9
test('what was claimed on a day is read back, though the site says something else since', async () => {
  const [line] = (await readLedger()).lines;
  await save(line!);
  await switchTo(true);
  const day = new Date(Date.now() - 3 * 24 * 60 * 60_000).toISOString();
  for (const path of ['content/home', `claims/${line!._id}`])
    await firestore().doc(path).update({ createdAt: day, updatedAt: day });
  const stats = [{ value: '1', label: 'other' }];
  await admin('POST', '/api/home-content', { body: { ...fullBodies.saveHome(), stats } });
  await save(line!, { basis: 'later', state: 'withdrawn' });
  const read = async (on: string) => {
    const { body } = await admin('GET', `/api/claims-on-day?day=${on}`);
    return (body.data as ClaimedOn[]).filter(({ kind }) => kind === 'home.stats');
  };
  expect(await read(localDay(new Date(day)))).toEqual([
    expect.objectContaining({
      text: line!.text,
      basis: sampleEvidence.basis,
      source: sampleEvidence.source,
      state: 'backed',
      shown: true,
    }),
  ]);
  expect(await read(localDay(new Date()))).toEqual([
    expect.objectContaining({ text: '1 other', state: 'unbacked', shown: false }),
  ]);
  expect((await admin('GET', '/api/claims-on-day?day=soon')).status).toBe(400);
});

// claims-9
test('a placement is read back with the consent of that day, without its name once it was taken back', async () => {
  const asked = await askForPlacement(admin);
  await giveConsent(asked);
  const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
  const at = ago(3).toISOString();
  const record = firestore().doc(`consents/${asked.id}`);
  const entries = (await record.get()).get('entries') as object[];
  await record.update({ entries: entries.map((each) => ({ ...each, at })) });
  await firestore().doc(`placements/${asked.target}`).update({ createdAt: at, updatedAt: at });
  await switchTo(true);
  const on = async (days: number) => {
    const { body } = await admin('GET', `/api/claims-on-day?day=${localDay(ago(days))}`);
    return (body.data as ClaimedOn[])
      .filter(({ kind, asOf }) => kind === 'placement' && asOf === localDay(ago(3)))
      .map((each) => [each.text.split(',')[0], each.shown, each.consent, each.basis]);
  };
  await giveConsent(asked, 'change', 'Not Zoho');
  expect(await on(0)).toEqual([[asked.name, false, 'changeAsked', '6 months, paid']]);
  await switchTo(false);
  await record.update({ createdAt: at });
  await answerConsent(asked, 'refuse');
  expect(await on(0)).toEqual([]);
  expect(await on(1)).toEqual([['Consent since withdrawn by the student', true, 'agreed', '']]);
});

// claims-15
test('the file of a source is for those who keep claims, and goes when no claim has it', async () => {
  const body = { file: dataUrl('application/pdf', pdf) };
  const store = async (other: object = {}) =>
    admin('POST', '/api/claim-sources', { body: { ...body, ...other } });
  const { source } = (await store()).body.data as { source: string };
  expect((await store()).body.data).toEqual({ source });
  expect((await admin('GET', source)).body.data).toEqual({ ...body, filename: 'source.pdf' });
  const token = await newToken({ admin: true, role: 'counsellor' });
  expect((await visit('GET', source)).status).toBe(401);
  expect((await visit('GET', source, { token })).status).toBe(403);
  const name = `evidence-of-claims/${source.split('/').at(-1)}`;
  expect((await visit('GET', `/api/upload/file/${name}`)).status).toBe(404);
  const page = `data:application/pdf;base64,${btoa('<html>')}`;
  expect((await store({ file: page })).status).toBe(415);
  expect((await admin('GET', '/api/claim-sources/none')).status).toBe(404);
  const [line] = (await readLedger()).lines;
  await save(line!, { source });
  await save(line!, { source: 'https://example.com/other' });
  const later = new Date(Date.now() + 2 * 24 * 60 * 60_000);
  expect(await removeLostSources(later)).toBe(0);
  await firestore().recursiveDelete(firestore().collection('versions'));
  expect(await removeLostSources(new Date())).toBe(0);
  expect(await removeLostSources(later)).toBe(1);
  expect((await admin('GET', source)).status).toBe(404);
});

// claims-5, roles-1
test('editors back claims, the owner alone switches, counsellors do neither', async () => {
  const [line] = (await readLedger()).lines;
  for (const [role, saved, switched] of [
    ['editor', 200, 403],
    ['counsellor', 403, 403],
  ] as const) {
    const token = await newToken({ admin: true, role });
    const put = (path: string, body: object) => visit('PUT', path, { token, body });
    expect((await put(`/api/claims/${line!._id}`, sampleEvidence)).status).toBe(saved);
    expect((await put('/api/claim-switch', { onlyBacked: true })).status).toBe(switched);
  }
});
