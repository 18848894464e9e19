import {
  financialYearOf,
  localDay,
  type ClaimedOn,
  type PlacementRecords,
} from '@institute/schema';
import { Transaction } from 'firebase-admin/firestore';
import { beforeAll, expect, test, vi } from 'vitest';
import { bucket, firestore } from '../../../functions/src/platform/admin.ts';
import { removeLostRecords } from '../../../functions/src/proof/records/delete-records.ts';
import { recount } from '../../../functions/src/proof/records/recount.ts';
import { newToken } from '../../support/accounts.ts';
import { answerConsent, askForPlacement, documentsWith } from '../../support/consents.ts';
import { storedIn } from '../../support/demo-bookings.ts';
import { siteUrl } from '../../support/ports.ts';
import { emptySite } from '../../support/preserve-site.ts';
import { dataUrl, newSlug, pdf, samplePlacement } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { writeDocuments } from '../../support/write-documents.ts';

const { visit, admin } = siteTest();

// Who withdraws, or is erased, is looked for in all that is stored.
beforeAll(emptySite);

const month = localDay(new Date()).slice(0, 7);
const period = financialYearOf(month);

/** A salary that nothing else has. */
const salary = 7_654_321;

const evidence = { file: dataUrl('application/pdf', pdf), filename: 'Offer of Meena.docx' };

const note = (id: string, body: object) =>
  admin('PUT', `/api/placement-records/${id}`, { body: { month, salary, ...body } });

const filesOf = async (id: string) =>
  (await (await bucket()).getFiles({ prefix: `evidence/${id}/` }))[0].map(({ name }) => name);

const figures = async () =>
  ((await admin('GET', '/api/placement-records')).body.data as PlacementRecords).figures.find(
    (each) => each.period === period,
  );

async function notedPlacement() {
  const asked = await askForPlacement(admin);
  expect((await note(asked.target, { evidence })).status).toBe(200);
  return asked;
}

// placements-6
test('records are counted, of how many who asked', async () => {
  const before = (await figures())?.placed ?? 0;
  const noted = await notedPlacement();
  expect(
    (await admin('PUT', `/api/support-periods/${period}`, { body: { asked: 0 } })).status,
  ).toBe(200);
  expect(await figures()).toMatchObject({ asked: 0, placed: before + 1, rate: null });
  const body = { asked: (before + 1) * 4 };
  await admin('PUT', `/api/support-periods/${period}`, { body });
  expect(await figures()).toMatchObject({ rate: 25, medianSalary: null, highestSalary: null });
  expect((await admin('PUT', '/api/support-periods/2025-27', { body })).status).toBe(404);
  await admin('DELETE', `/api/placements/${noted.target}`);
  expect(await figures()).toMatchObject({ placed: before });
  await answerConsent(noted, 'refuse');
});

// placements-8
test('what two instances count at the same time is what a count says afterwards', async () => {
  const at = new Date().toISOString();
  const times = { createdAt: at, updatedAt: at };
  const record = { month, salary: null, evidence: '', evidencePath: '', ...times };
  const [first, second] = [newSlug(), newSlug()];
  await writeDocuments([
    [`placements/${first}`, { ...samplePlacement, ...times }],
    [`placements/${second}`, { ...samplePlacement, ...times }],
    [`placementRecords/${first}`, record],
    [`supportPeriods/${period}`, { asked: 80 }],
  ]);
  // This one has read the records, and looks what is shown, when the site saves and counts another one.
  let saved: Promise<unknown> | undefined;
  const { get } = Transaction.prototype as unknown as Record<'get', (read: never) => unknown>;
  const spy = vi.spyOn(Transaction.prototype, 'get').mockImplementation(async function (
    this: Transaction,
    read: unknown,
  ) {
    if (!saved && (read as { path?: string }).path === 'shownClaims/main') {
      saved = note(second, { salary: null });
      await vi.waitUntil(() => storedIn('placementRecords', second));
      // Where Firestore keeps the two apart, the site waits for this one.
      await Promise.race([saved, new Promise((resolve) => void setTimeout(resolve, 500))]);
    }
    return get.call(this, read as never) as never;
  });
  await recount();
  spy.mockRestore();
  expect(await saved).toMatchObject({ status: 200 });
  const counted = (await storedIn('shownClaims', 'main'))?.['counted'];
  await recount();
  expect(counted).toEqual((await storedIn('shownClaims', 'main'))?.['counted']);
});

// placements-6
test('a record is checked at its fields, and a stale one is refused', async () => {
  const { target } = await askForPlacement(admin);
  const wrong = await note(target, { month: '2026-13', salary: 1.5 });
  expect(Object.keys(wrong.body['fields'] as object)).toEqual(['month', 'salary']);
  const early = await note(target, { month: '2099-01' });
  expect([early.status, early.body['fields']]).toEqual([400, { month: 'This is in the future' }]);
  expect((await note('missing', {})).status).toBe(404);
  const page = { file: `data:application/pdf;base64,${btoa('<html>')}`, filename: 'x.pdf' };
  expect((await note(target, { evidence: page })).status).toBe(415);
  const { updatedAt } = (await note(target, {})).body.data as { updatedAt: string };
  expect((await note(target, { updatedAt, salary: null })).status).toBe(200);
  expect((await note(target, { updatedAt })).status).toBe(409);
});

// placements-7
test('salary and evidence are for owners and editors, and nowhere else', async () => {
  const { target } = await notedPlacement();
  const url = siteUrl('test');
  const paths = [
    '/placements',
    '/',
    '/api/placements',
    `/api/placements/${target}`,
    '/sitemap.xml',
  ];
  for (const path of paths) expect(await (await fetch(url + path)).text()).not.toContain(salary);
  const [file = ''] = await filesOf(target);
  expect((await visit('GET', `/api/upload/file/${file}`)).status).toBe(404);
  const token = await newToken({ admin: true, role: 'counsellor' });
  for (const path of ['/api/placement-records', `/api/placement-records/${target}/evidence`]) {
    expect((await visit('GET', path)).status).toBe(401);
    expect((await visit('GET', path, { token })).status).toBe(403);
  }
  const read = await admin('GET', `/api/placement-records/${target}/evidence`);
  expect(read.body.data).toEqual({ ...evidence, filename: 'Offer of Meena.pdf' });
  await note(target, { salary: 500_000 });
  await admin('PUT', `/api/placements/${target}`, { body: { ...samplePlacement, salary } });
  expect(await documentsWith(String(salary))).toEqual([]);
});

// placements-7
test.each(['withdraws', 'is erased'])('the record goes when the student %s', async (how) => {
  const asked = await notedPlacement();
  const person = { email: 'nobody@example.com', name: asked.name };
  const { body } = await admin('POST', '/api/people/export', { body: person });
  expect(body.data).toMatchObject({ placementRecords: [{ salary }] });
  if (how === 'withdraws') await answerConsent(asked, 'refuse');
  else {
    const content = [`placements/${asked.target}`, `consents/${asked.id}`];
    await admin('POST', '/api/people/erase', { body: { ...person, content } });
  }
  expect(await storedIn('placementRecords', asked.target)).toBeUndefined();
  expect(await filesOf(asked.target)).toEqual([]);
});

// placements-7
test('what a killed withdrawal left goes at night, and what can be restored stays', async () => {
  const [lost, deleted] = [await notedPlacement(), await notedPlacement()];
  await firestore().collection('placements').doc(lost.target).delete();
  await admin('DELETE', `/api/placements/${deleted.target}`);
  expect(await removeLostRecords()).toBe(1);
  expect(await filesOf(lost.target)).toEqual([]);
  expect(await filesOf(deleted.target)).toHaveLength(1);
  expect(await removeLostRecords()).toBe(0);
});

// placements-8, placements-11, claims-9
test('counted figures stand instead of typed ones where only what is backed is shown', async () => {
  await firestore().recursiveDelete(firestore().collection('placementRecords'));
  const labels = { averageSalary: 'First pay', highestSalary: 'Best pay' };
  const body = { placementRate: '99%', averageSalary: '₹9 LPA', labels };
  await admin('POST', '/api/placement-stats', { body });
  const at = new Date().toISOString();
  const times = { createdAt: at, updatedAt: at };
  await writeDocuments(
    Array.from({ length: 9 }, (_, index) => index).flatMap((index) => {
      const id = `counted-${index}`;
      const placement = { ...samplePlacement, company: `Company ${index}`, ...times };
      const record = { month, salary: 500_000, evidence: '', evidencePath: '', ...times };
      return [
        [`placements/${id}`, placement],
        [`placementRecords/${id}`, record],
      ] as const;
    }),
  );
  const asked = await askForPlacement(admin, { company: 'Company 9' });
  await note(asked.target, { salary: 500_000 });
  await admin('PUT', `/api/support-periods/${period}`, { body: { asked: 40 } });
  const shown = async () => (await visit('GET', '/api/placement-stats')).body;
  expect((await shown()).data).toMatchObject(body);
  await admin('PUT', '/api/claim-switch', { body: { onlyBacked: true } });
  expect((await shown()).data).toMatchObject({
    placementRate: '25%',
    totalPlacements: '10',
    companiesPartnered: '10',
    averageSalary: '₹5,00,000',
    labels: { averageSalary: '' },
    notes: {
      'placementStats.placementRate': {
        basis: '10 of 40 who asked for support',
        period: expect.stringMatching(/^April/),
        record: 'placements',
      },
      'placementStats.averageSalary': {
        basis: expect.stringMatching(/^Median of 10 yearly salaries/),
      },
    },
  });
  const { body: exported } = await admin('GET', `/api/claims-on-day?day=${localDay(new Date())}`);
  const rates = (exported.data as ClaimedOn[]).filter(({ kind }) => kind.endsWith('Rate'));
  expect(rates).toEqual([
    expect.objectContaining({ text: '99%', shown: false, recounted: '' }),
    expect.objectContaining({
      text: '25%',
      shown: true,
      basis: '10 of 40 who asked for support',
      recounted: expect.stringMatching(/^25%: 10 of 40 who asked for support, April 20/),
    }),
  ]);
  await answerConsent(asked, 'refuse');
  expect((await shown()).data).toMatchObject({ placementRate: '22%', averageSalary: '' });
  const { docs } = await firestore().collection('claims').where('computed', '==', true).get();
  expect(docs.filter((claim) => claim.get('state') === 'backed')).toHaveLength(3);
  const before = (await firestore().collection('versions').count().get()).data().count;
  await recount();
  expect((await firestore().collection('versions').count().get()).data().count).toBe(before);
});
