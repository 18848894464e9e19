import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aggregateDay, type DayRecords, type Lead } from './aggregate-day.ts';
import { spansOf } from './keep-days.ts';
import { medianOf, mergeDays } from './merge-days.ts';

const lead = (fields: Partial<Lead>): Lead => ({
  createdAt: '2026-01-31T06:00:00.000Z',
  source: 'Contact Form',
  course: 'python',
  status: 'new',
  assignedTo: '',
  reason: '',
  ...fields,
});

const visit = {
  landing: '/',
  referrer: 'x.example',
  medium: '',
  campaign: '',
  term: '',
  content: '',
};
const visited = (source: string, last = source) => {
  const first = { ...visit, at: '2026-01-30T06:00:00.000Z', source };
  return { first, last: { ...first, source: last } };
};

const answered = (by: string, minutes: number) => ({
  status: 'contacted' as const,
  answered: {
    by,
    at: new Date(Date.parse('2026-01-31T06:00:00Z') + minutes * 60_000).toISOString(),
  },
});

const batch = {
  course: 'a',
  firstDay: '2026-01-31',
  state: 'open' as const,
  seats: 10,
  seatsTaken: 4,
};

const records: DayRecords = {
  leads: [
    lead({ visits: visited('news', 'later') }),
    lead({ visits: visited(''), ...answered('meena', 30) }),
    lead({ ...answered('meena', 2000), status: 'closed', reason: 'Fees', hadDemo: true }),
    lead({
      source: 'Demo class',
      status: 'enrolled',
      assignedTo: 'meena',
      came: true,
      ...{ answered: answered('ravi', 5).answered },
    }),
    lead({ status: 'spam', reason: 'Fees' }),
    lead({ status: 'closed', reason: 'Fees', joined: { to: 'other', status: 'new' } }),
    // Already the next local day.
    lead({ createdAt: '2026-01-31T18:30:00.000Z' }),
  ],
  bookings: [
    { startsAt: '2026-01-31T12:00:00.000Z', state: 'came' },
    { startsAt: '2026-01-31T12:00:00.000Z', state: 'missed' },
    { startsAt: '2026-01-30T12:00:00.000Z', state: 'came' },
  ],
  batches: [batch, { ...batch, seatsTaken: 1 }, { ...batch, state: 'cancelled' }],
};

// reports-1
test('the figures of a day follow from its records', () => {
  const day = aggregateDay('2026-01-31', records);
  expect(day).toMatchObject({
    sources: [
      { name: 'Contact Form', count: 3 },
      { name: 'Demo class', count: 1 },
    ],
    courses: [{ name: 'python', count: 4 }],
    all: { leads: 4, contacted: 3, demo: 2, enrolled: 1 },
    steps: {
      leads: {
        origins: [
          { name: 'Not known', count: 2 },
          { name: 'news', count: 1 },
          { name: 'x.example', count: 1 },
        ],
        lasts: [
          { name: 'Not known', count: 2 },
          { name: 'later', count: 1 },
          { name: 'x.example', count: 1 },
        ],
      },
      booked: {
        sources: [
          { name: 'Contact Form', count: 1 },
          { name: 'Demo class', count: 1 },
        ],
      },
      came: { sources: [{ name: 'Demo class', count: 1 }] },
      enrolled: {
        sources: [{ name: 'Demo class', count: 1 }],
        courses: [{ name: 'python', count: 1 }],
        origins: [{ name: 'Not known', count: 1 }],
      },
    },
    reasons: [{ name: 'Fees', count: 1 }],
    enrolledBy: [{ name: 'meena', count: 1 }],
    visited: { leads: 2, contacted: 1, demo: 0, enrolled: 0 },
    answers: [
      { by: 'meena', minutes: [30, 2000] },
      { by: 'ravi', minutes: [5] },
    ],
    unanswered: [{ name: '', count: 1 }],
    demo: [
      { name: 'came', count: 1 },
      { name: 'missed', count: 1 },
    ],
    seats: [{ course: 'a', batches: 2, seats: 20, taken: 5 }],
  });
  expect(day.statuses.map(({ name }) => name).toSorted()).toEqual(
    ['closed', 'contacted', 'enrolled', 'joined', 'new', 'spam'].toSorted(),
  );
});

// reports-3
test('days add up to a report', () => {
  const days = ['2026-01-31', '2026-02-01'].map((day) => aggregateDay(day, records));
  const names = { people: new Map([['meena', 'Meena']]), courses: new Map([['a', 'Python']]) };
  const report = mergeDays(days, '2026-02-02', names);
  expect(report).toMatchObject({
    weeks: [{ start: '2026-01-26', courses: [{ name: 'python', count: 5 }] }],
    all: { leads: 5 },
    reasons: [{ name: 'Fees', count: 1 }],
    steps: { enrolled: { courses: [{ name: 'python', count: 1 }] } },
    waits: [2, 0, 0, 0, 1, 0],
    answering: { answered: 3, inTime: 2, late: 1, median: 30 },
    counsellors: [
      { name: 'Former colleagues', answered: 1, median: 5, enrolled: 0 },
      { uid: 'meena', name: 'Meena', answered: 2, inTime: 1, late: 0, median: 1015, enrolled: 1 },
      { uid: '', name: 'Unassigned', answered: 0, late: 1, median: null, enrolled: 0 },
    ],
    seats: [{ course: 'Python', batches: 2, seats: 20, taken: 5 }],
  });
});

// reports-1
test('reasons of closed leads are counted as they are pressed; what somebody typed is none of the figures', () => {
  const reasons = ['Fees', '', 'Her father Ravi said no', 'Other', 'Fees', 'Wrong number'];
  const leads = [
    ...reasons.map((reason) => lead({ status: 'closed', reason })),
    // Opened again.
    lead({ status: 'contacted', reason: 'Fees' }),
  ];
  expect(aggregateDay('2026-01-31', { leads, bookings: [], batches: [] }).reasons).toEqual([
    { name: 'Fees', count: 2 },
    { name: 'Other', count: 2 },
    { name: '', count: 1 },
    { name: 'Wrong number', count: 1 },
  ]);
});

// reports-2
test('a day that was kept before reasons and enrolments of counsellors were counted adds none', () => {
  const { reasons: _reasons, enrolledBy: _enrolled, ...day } = aggregateDay('2026-01-31', records);
  const { reasons, counsellors } = mergeDays([day], '2026-02-02');
  expect(reasons).toEqual([]);
  expect(counsellors.map(({ enrolled }) => enrolled)).toEqual([0, 0]);
});

// reports-6
test('the target of a period is its part of the months, for those who are colleagues now', () => {
  const none = { leads: [], bookings: [], batches: [] };
  const of = (days: readonly string[], monthly: number) => {
    const targets = new Map([
      ['meena', monthly],
      ['gone', 9],
    ]);
    const names = { people: new Map([['meena', 'Meena']]), courses: new Map(), targets };
    const all = days.map((day) => aggregateDay(day, none));
    return mergeDays(all, '2026-03-01', names).counsellors.map(({ name, target }) => [
      name,
      target,
    ]);
  };
  const february = Array.from(
    { length: 28 },
    (_, day) => `2026-02-${String(day + 1).padStart(2, '0')}`,
  );
  expect(of(february, 8)).toEqual([['Meena', 8]]);
  expect(of(february.slice(14), 8)).toEqual([['Meena', 4]]);
  expect(of(february.slice(0, 1), 8)).toEqual([['Meena', 1]]);
  expect(of([...february, '2026-03-01', '2026-03-02'], 31)).toEqual([['Meena', 33]]);
  expect(of(february, 0)).toEqual([['Meena', undefined]]);
});

const minutes = fc.integer({ min: 0, max: 5000 });

// reports-3
test('the median over days is that of all leads', () => {
  fc.assert(
    fc.property(fc.array(fc.array(minutes, { maxLength: 5 }), { maxLength: 20 }), (spread) => {
      const days = spread.map((each, index) => ({
        ...aggregateDay(`2026-01-${String(index + 1).padStart(2, '0')}`, {
          leads: [],
          bookings: [],
          batches: [],
        }),
        answers: [{ by: 'meena', minutes: each }],
      }));
      const { answering } = mergeDays(days, '2026-03-01', {
        people: new Map(),
        courses: new Map(),
      });
      expect(answering.median).toBe(medianOf(spread.flat()));
    }),
  );
});

test('days in a row are read together, a month at most', () => {
  expect(spansOf(['2026-01-02', '2026-01-01', '2026-01-04', '2026-01-01'])).toEqual([
    ['2026-01-01', '2026-01-02'],
    ['2026-01-04'],
  ]);
});
