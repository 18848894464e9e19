import { randomInt } from 'node:crypto';
import {
  dayAfter,
  enquiryStatuses,
  localDay,
  type LastWeeks,
  type Report,
} from '@institute/schema';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { write } from '../../../functions/src/content/write.ts';
import { changeSeats } from '../../../functions/src/courses/batches.ts';
import { noteAttendance } from '../../../functions/src/demo/demo-day.ts';
import { changeEnquiries } from '../../../functions/src/enquiries/change-many.ts';
import { findable } from '../../../functions/src/enquiries/findable.ts';
import { joinEnquiries, separateEnquiry } from '../../../functions/src/enquiries/join.ts';
import { removeEnquiries } from '../../../functions/src/enquiries/remove-enquiry.ts';
import { addTimelineEntry } from '../../../functions/src/enquiries/timeline.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { aggregateDay } from '../../../functions/src/reports/aggregate-day.ts';
import { daysBetween, keepDays } from '../../../functions/src/reports/keep-days.ts';
import { readRecords, readRecordsOfCourse } from '../../../functions/src/reports/read-records.ts';
import { keepAllDays, keepStaleDays, readDays } from '../../../functions/src/reports/reports.ts';
import { ifDeep } from '../../support/level.ts';
import { emptySite } from '../../support/preserve-site.ts';
import { sampleStoredEnquiry } from '../../support/sample-stored-enquiry.ts';
import { sampleBatch } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin, visit } = siteTest();

const staff = { uid: 'meena', email: 'meena@example.com', role: 'owner' } as never;

const today = localDay(new Date());
const [first, last] = [dayAfter(today, -20), dayAfter(today, 5)];

const collection = (name: string) => firestore().collection(name);

beforeEach(emptySite);

async function addEnquiry(day: string): Promise<string> {
  const id = crypto.randomUUID();
  const at = `${day}T06:00:00.000Z`;
  const { _id, ...data } = sampleStoredEnquiry({ createdAt: at, updatedAt: at });
  await write(collection('enquiries').doc(id), staff, async () => findable(id, data));
  return id;
}

const someDay = (): string => dayAfter(first, randomInt(26));

/** A lead with a booking of a demo class some other day. */
async function addBooked(day: string): Promise<string> {
  const id = await addEnquiry(day);
  await collection('enquiries').doc(id).update({ hadDemo: true });
  const at = `${someDay()}T10:00:00.000Z`;
  const rest = { hashes: [], sequence: 0, offeredUntil: '', createdAt: at, updatedAt: at };
  await collection('demoBookings')
    .doc(id)
    .set({ slot: 'slot', startsAt: at, state: 'booked', ...rest });
  return id;
}

/** Who stands behind a number of a report. */
async function leadsOf(query: string, from = first, to = today): Promise<string[]> {
  const { body } = await admin('GET', `/api/reports/leads?from=${from}&to=${to}&${query}`);
  return (body.data as { leads: { _id: string }[] }).leads.map(({ _id }) => _id);
}

const reportOf = async (from: string, to: string, course = '') =>
  (await admin('GET', `/api/reports?from=${from}&to=${to}&course=${course}`)).body.data as Report;

// reports-1 reports-2
test('a report tells what is there when it is opened', async () => {
  const [one, other] = [await addEnquiry(today), await addEnquiry(first)];
  expect((await reportOf(first, today)).all).toMatchObject({ leads: 2, contacted: 0 });
  await admin('PATCH', `/api/enquiries/${one}`, { body: { status: 'demo booked' } });
  await admin('PATCH', `/api/enquiries/${one}`, { body: { status: 'closed' } });
  await admin('POST', `/api/enquiries/${other}/timeline`, { body: { kind: 'call' } });
  await admin('POST', `/api/enquiries/${other}/timeline`, { body: { kind: 'whatsapp' } });
  const report = await reportOf(first, today);
  expect(report).toMatchObject({
    all: { leads: 2, contacted: 2, demo: 1, enrolled: 0 },
    answering: { answered: 2, inTime: 1, late: 0 },
  });
  expect(report.answering.median).toBeGreaterThan(24 * 60);
  await admin('DELETE', `/api/enquiries/${one}`);
  expect((await reportOf(first, today)).all.leads).toBe(1);
  await admin('PATCH', `/api/enquiries/${other}`, { body: { status: 'enrolled', enrolIn: '' } });
  await reportOf(first, today);
  // As it was kept by a release before steps had names.
  await collection('reportDays').doc(first).update({ steps: FieldValue.delete() });
  expect((await reportOf(first, today)).steps.enrolled).toMatchObject({
    sources: [{ name: 'Contact Form', count: 1 }],
    courses: [{ name: 'cybersecurity', count: 1 }],
  });
});

// reports-1 reports-2 reports-5
test('the day of a lead tells whether they came to their demo class on another day, and who sent an imported one', async () => {
  const id = await addBooked(first);
  const imported = { at: `${first}T06:00:00.000Z`, consent: 'Fair', source: 'Job fair', city: '' };
  await collection('enquiries').doc(id).update({ imported, visits: FieldValue.delete() });
  const stepsOf = async () => (await reportOf(first, first)).steps;
  const once = [{ name: 'Job fair', count: 1 }];
  expect(await stepsOf()).toMatchObject({ booked: { origins: once }, came: { origins: [] } });
  await noteAttendance({ id, body: { state: 'came' } }, staff);
  expect(await stepsOf()).toMatchObject({ came: { origins: once, lasts: once } });
  expect(await leadsOf('step=came&by=lasts&name=Job+fair')).toEqual([id]);
  expect(await leadsOf('step=came&by=lasts&name=Direct')).toEqual([]);
  expect(await leadsOf('step=leads&by=visited')).toEqual([]);
  expect(await leadsOf('step=came', dayAfter(first, 1))).toEqual([]);
  await noteAttendance({ id, body: { state: 'missed' } }, staff);
  expect((await stepsOf()).came.origins).toEqual([]);
  expect(await leadsOf('step=came')).toEqual([]);
  expect(await leadsOf('step=leads')).toEqual([id]);
  await collection('enquiries').doc(id).update({ status: 'new', answered: FieldValue.delete() });
  const later = await addEnquiry(dayAfter(first, 1));
  expect(await leadsOf('step=waiting')).toEqual([id, later]);
  await collection('enquiries').doc(id).update({ source: 'Import' });
  expect(await leadsOf('step=waiting')).toEqual([later]);
  await collection('enquiries').doc(id).update({ status: 'spam' });
  expect(await leadsOf('step=leads')).toEqual([later]);
});

// reports-1 reports-2 reports-5
test('a lead has come to a demo class, too, where an enquiry that is joined to it has', async () => {
  const [kept, other] = [await addEnquiry(first), await addBooked(dayAfter(first, 3))];
  const stepsOf = async () => {
    const { booked, came } = (await reportOf(first, first)).steps;
    return [booked.sources, came.sources].map(([source]) => source?.count ?? 0);
  };
  expect(await stepsOf()).toEqual([0, 0]);
  await joinEnquiries({ id: kept, body: { ids: [other] } }, staff);
  expect(await stepsOf()).toEqual([1, 0]);
  await noteAttendance({ id: other, body: { state: 'came' } }, staff);
  expect(await stepsOf()).toEqual([1, 1]);
  expect(await leadsOf('step=came&by=courses&name=Cybersecurity')).toEqual([kept]);
  await separateEnquiry({ id: other }, staff);
  expect(await stepsOf()).toEqual([0, 0]);
});

// reports-3 reports-4 reports-5
test('a report of one course has the figures of its leads alone', async () => {
  const [asked, other] = [await addEnquiry(first), await addEnquiry(first)];
  await admin('POST', `/api/enquiries/${asked}/timeline`, { body: { kind: 'call' } });
  await collection('enquiries').doc(other).update({ course: 'AWS Cloud Architecture' });
  const report = await reportOf(first, first, 'Cybersecurity');
  expect(report.all).toMatchObject({ leads: 1, contacted: 1 });
  const { leads } = await readRecordsOfCourse(first, first, 'Cybersecurity');
  expect(leads.map(({ course }) => course)).toEqual(['cybersecurity']);
  expect(await leadsOf('step=contacted&course=Cybersecurity')).toEqual([asked]);
  expect(await leadsOf('step=leads&course=AWS+Cloud+Architecture')).toEqual([other]);
  await removeEnquiries([other]);
  expect(await reportOf(first, first)).toEqual(report);
});

// dashboard-28
test('of each of the last eight weeks it is told how many came, enrolled and were answered', async () => {
  const days = [0, -6, -7, -55, -56].map((after) => dayAfter(today, after));
  for (const day of days) await addEnquiry(day);
  const { docs } = await collection('enquiries')
    .where('createdAt', '<', dayAfter(today, -50))
    .get();
  for (const { ref } of docs) await ref.update({ status: 'enrolled' });
  const weeks = (await admin('GET', '/api/reports/weeks')).body.data as LastWeeks;
  expect(weeks.map(({ leads }) => leads)).toEqual([1, 0, 0, 0, 0, 0, 1, 2]);
  expect(weeks.map(({ enrolled }) => enrolled)).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
  expect(weeks[6]!.answering).toEqual({ answered: 0, inTime: 0, late: 1, median: null });
  expect((await visit('GET', '/api/reports/weeks')).status).toBe(401);
});

// reports-3
test('a period is checked, and a year reads at most 400 documents', async () => {
  for (const [from, to, field] of [
    ['2026-02-02', '2026-02-01', 'to'],
    ['2024-01-01', '2026-01-01', 'from'],
    ['2026-02-30', '2026-03-01', 'from'],
  ]) {
    const { status, body } = await admin('GET', `/api/reports?from=${from}&to=${to}`);
    expect([status, Object.keys(body['fields'] as object)]).toEqual([400, [field]]);
  }
  expect((await visit('GET', `/api/reports?from=${first}&to=${today}`)).status).toBe(401);
  const year = dayAfter(today, -364);
  await addEnquiry(dayAfter(today, -300));
  await readDays(year, today);
  const transactions = vi.spyOn(firestore(), 'runTransaction');
  const days = await readDays(year, today);
  expect(transactions).not.toHaveBeenCalled();
  expect(days).toHaveLength(365);
  expect((await collection('reportDays').get()).size).toBeLessThanOrEqual(400);
  expect((await collection('staleDays').get()).size).toBe(0);
  transactions.mockRestore();
});

const pick = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)]!;

/** Computes some days; half of the time the next transaction of anybody fails, as if it were killed. */
async function keepSome(): Promise<void> {
  const from = someDay();
  if (randomInt(2) === 0)
    vi.spyOn(firestore(), 'runTransaction').mockImplementationOnce(async () =>
      Promise.reject(new Error('killed')),
    );
  await keepDays(daysBetween(from, dayAfter(from, randomInt(4)))).catch(() => undefined);
}

async function storeOffers(): Promise<{ batches: string[]; bookings: string[] }> {
  const batches = Array.from({ length: 3 }, () => crypto.randomUUID());
  for (const id of batches)
    await write(collection('batches').doc(id), staff, async () => ({
      ...sampleBatch,
      firstDay: someDay(),
      seats: 1000,
      seatsTaken: 0,
      state: 'open',
      mode: 'classroom',
    }));
  const bookings: string[] = [];
  while (bookings.length < 5) bookings.push(await addBooked(someDay()));
  return { batches, bookings };
}

// At the first level `recompute.test.ts` makes ten thousand of them on a model of the store.
// reports-2
test.each(ifDeep)('after many random changes the figures are those of the records', async () => {
  const { batches, bookings } = await storeOffers();
  const leads: string[] = [await addEnquiry(today)];
  const acts = [
    async () => void leads.push(await addEnquiry(someDay())),
    async () => void leads.push(await addEnquiry(someDay())),
    () =>
      changeEnquiries(
        {
          body: {
            ids: [pick(leads), pick(leads)],
            status: pick(enquiryStatuses),
            assignedTo: undefined,
          },
        },
        staff,
      ),
    () =>
      addTimelineEntry(
        {
          id: pick(leads),
          body: { id: undefined, kind: pick(['call', 'note'] as const), text: 'x' },
        },
        staff,
      ),
    () => removeEnquiries([pick(leads)]),
    () => joinEnquiries({ id: pick(leads), body: { ids: [pick(leads)] } }, staff),
    () => separateEnquiry({ id: pick(leads) }, staff),
    () =>
      changeSeats(
        { id: pick(batches), body: { change: pick([1, -1] as const), reason: 'Correction' } },
        staff,
      ),
    () =>
      noteAttendance(
        { id: pick(bookings), body: { state: pick(['came', 'missed', 'booked'] as const) } },
        staff,
      ),
    keepSome,
    () => keepStaleDays().catch(() => undefined),
  ];
  let made = 0;
  while (made < 250) {
    const group = Array.from({ length: 1 + randomInt(6) }, () => pick(acts));
    made += group.length;
    // Refused, such as a seat that is not taken, is no failure.
    await Promise.allSettled(group.map((act) => act()));
  }
  vi.restoreAllMocks();
  const kept = await readDays(first, last);
  const records = await readRecords(first, last);
  expect(records.leads.length).toBeGreaterThan(1);
  const plain = daysBetween(first, last).map((day) => aggregateDay(day, records));
  expect(kept).toEqual(plain);
  await keepAllDays();
  expect(await readDays(first, last)).toEqual(plain);
});
