import { dayAfter, localDay, rowsToImport, type ImportOutcome } from '@institute/schema';
import { afterEach, expect, test, vi } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { importEnquiries } from '../../../functions/src/enquiries/import-enquiries.ts';
import { mailMissed } from '../../../functions/src/enquiries/mails/mail-missed.ts';
import { tellUnanswered } from '../../../functions/src/enquiries/mails/tell-unanswered.ts';
import { newSlug } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { storeEnquiry } from '../../support/stored-enquiries.ts';

const { admin, visit } = siteTest();

afterEach(() => vi.unstubAllEnvs());

const staff = { uid: 'staff', email: 'staff@example.com', name: 'Staff' };

let count = 0;

const row = (fields: object = {}) => {
  count += 1;
  return { id: newSlug(), name: `Valli ${count}`, phone: `90000${10_000 + count}`, ...fields };
};

const send = (rows: object[], dryRun = false) =>
  admin('POST', '/api/enquiries/import', { body: { rows, consent: 'Open day', dryRun } });

const stored = async (id: string) =>
  (await firestore().collection('enquiries').doc(id).get()).data();

const countOf = async (collection: string, field: string, value: string) =>
  (await firestore().collection(collection).where(field, '==', value).get()).size;

// enquiries-27
test('two people with one id are refused, and nothing is stored', async () => {
  const [one, other] = [row(), row()];
  const { status, body } = await send([one, row(), { ...other, id: one.id }]);
  expect([status, body['fields']]).toEqual([400, { 'rows.0.id': 'Another row has this ID' }]);
  expect(await stored(one.id)).toBeUndefined();
});

// enquiries-26 enquiries-27
test('exactly what the check said is stored, once', async () => {
  const known = await storeEnquiry({ phone: '+919000099999', email: 'known@example.com' });
  const arrivedOn = dayAfter(localDay(new Date()), -40);
  const [first, second, third] = [row({ arrivedOn, email: 'v@example.com' }), row(), row()];
  const rows = [
    first,
    second,
    { ...third, phone: first.phone.replace(/^/, '0') },
    row({ phone: '', email: 'KNOWN@example.com' }),
  ];
  const checked = (await send(rows, true)).body.data as ImportOutcome[];
  expect(checked.map(({ duplicateOf }) => duplicateOf)).toEqual([
    undefined,
    undefined,
    first.id,
    known,
  ]);
  expect(await stored(first.id)).toBeUndefined();
  const [one, other] = await Promise.all([send(rows), send(rows)]);
  expect([one.status, one.body.data, other.body.data]).toEqual([200, checked, checked]);
  expect((await send(rows)).body.data).toEqual(checked);
  expect(await stored(first.id)).toMatchObject({
    source: 'Import',
    status: 'new',
    phone: `+91${first.phone}`,
    createdAt: `${arrivedOn}T06:30:00.000Z`,
    imported: { consent: 'Open day' },
    contacts: ['v@example.com', `+91${first.phone}`],
  });
  expect([await stored(third.id), await stored(rows[3]!.id)]).toEqual([undefined, undefined]);
  expect(await countOf('timeline', 'enquiry', first.id)).toBe(1);
  expect(await countOf('audit', 'document', `enquiries/${first.id}`)).toBe(1);
});

// enquiries-27
test('no one is emailed about them, and an erasure removes them', async () => {
  vi.stubEnv('ENQUIRY_EMAIL', 'staff@example.com');
  const imported = row({ arrivedOn: dayAfter(localDay(new Date()), -2) });
  await send([imported]);
  await mailMissed();
  await tellUnanswered();
  const { docs } = await firestore().collection('mail').get();
  expect(docs.filter((mail) => JSON.stringify(mail.data()).includes(imported.id))).toEqual([]);
  expect((await firestore().collection('mail').doc(imported.id).get()).exists).toBe(false);
  const phone = imported.phone;
  const person = await admin('POST', '/api/people/export', { body: { phone } });
  expect(JSON.stringify(person.body)).toContain('Open day');
});

test('what is wrong is refused, with an id that another enquiry has', async () => {
  const known = await storeEnquiry();
  for (const [status, rows] of [
    [409, [row({ id: known })]],
    [400, []],
    [400, [row({ name: '' })]],
    [400, [row({ id: 'short' })]],
    [400, Array.from({ length: 101 }, () => row())],
  ] as const)
    expect((await send([...rows])).status).toBe(status);
  const body = { rows: [row()], consent: ' ', dryRun: false };
  expect((await admin('POST', '/api/enquiries/import', { body })).status).toBe(400);
  const check = { rows: [row()], dryRun: true };
  expect((await admin('POST', '/api/enquiries/import', { body: check })).status).toBe(200);
  expect((await visit('POST', '/api/enquiries/import', { body })).status).toBe(401);
});

// enquiries-26, enquiries-8
test('a row that the next night would remove is refused, by a check too, and the others are not stored', async () => {
  vi.stubEnv('ENQUIRY_RETENTION_DAYS', '30');
  const daysAgo = (days: number) => dayAfter(localDay(new Date()), -days);
  const [kept, old] = [row({ arrivedOn: daysAgo(29) }), row({ arrivedOn: daysAgo(30) })];
  const consent = 'Open day';
  for (const dryRun of [true, false])
    await expect(
      importEnquiries({ body: rowsToImport.parse({ rows: [kept, old], consent, dryRun }) }, staff),
    ).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { 'rows.1.arrivedOn': expect.stringContaining('30 days') } },
    });
  expect(await stored(kept.id)).toBeUndefined();
  await importEnquiries(
    { body: rowsToImport.parse({ rows: [kept], consent, dryRun: false }) },
    staff,
  );
  expect(await stored(kept.id)).toBeDefined();
});

// enquiries-26
test('rows that share a phone, and an email with one of them, are one person', async () => {
  const email = `${newSlug()}@example.com`;
  const first = row();
  const rows = [first, row({ phone: first.phone, email }), row({ phone: '', email })];
  const { body } = await send(rows);
  expect((body.data as ImportOutcome[]).map(({ duplicateOf }) => duplicateOf)).toEqual([
    undefined,
    first.id,
    first.id,
  ]);
});

// enquiries-27
test('of rows with one id, one is stored', async () => {
  const twice = row();
  expect((await send([twice, twice])).status).toBe(200);
  expect(await countOf('timeline', 'enquiry', twice.id)).toBe(1);
});
