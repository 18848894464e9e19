import type { Report } from '@institute/schema';
import { expect, test } from 'vitest';
import { emptyReport } from './test-report.ts';
import { figuresOf } from './figures.ts';
import { findingOf } from './findings.ts';

const noOne = emptyReport.steps.leads;
type Counts = typeof noOne.sources;

const week = (start: string, forms: number, popups: number): Report['weeks'][number] => ({
  start,
  sources: [
    { name: 'Contact Form', count: forms },
    { name: 'Website Popup', count: popups },
  ],
  courses: [],
  statuses: [],
  demo: [],
});

const report = (forms: number, popups: number, fields: Partial<Report> = {}): Report => {
  const weeks = [week('2026-01-26', forms, popups)];
  const leads = { ...noOne, sources: weeks[0]!.sources };
  return {
    ...emptyReport,
    weeks,
    all: { ...emptyReport.all, leads: forms + popups },
    steps: { ...emptyReport.steps, leads },
    ...fields,
  };
};

const findings = (now: Report, before?: Report, yearBefore?: Report) =>
  Object.fromEntries(
    figuresOf(now, { before, yearBefore }).map((figures) => [
      figures.name,
      findingOf(figures, now, before),
    ]),
  );

// reports-5
test('a chart says in a sentence what is most, and how it differs from the period before', () => {
  expect(findings(report(41, 19), report(35, 30))).toMatchObject({
    bySource: 'Contact Form brought 6 more leads than before, Website Popup brought 11 fewer',
    sources: 'Most leads came by Contact Form: 41 of 60 (68%), 6 more than before',
  });
  expect(findings(report(2, 9), report(1, 9)).sources).toBe(
    'Most leads came by Website Popup: 9 of 11 (82%), as many as before',
  );
  expect(findings(report(3, 3)).sources).toBe('The most leads came by Contact Form: 3 of 6 (50%)');
  expect(findings(report(2, 1), report(2, 4)).bySource).toBe(
    'Website Popup brought 3 fewer leads than before',
  );
  expect(findings(report(2, 1), report(2, 1)).bySource).toBe(
    'Each source brought as many leads as before',
  );
  expect(findings(report(2, 1)).bySource).toBe('Most leads came by Contact Form: 2 of 3 (67%)');
  expect(findings(report(2, 1)).sources).toBe('Most leads came by Contact Form: 2 of 3 (67%)');
});

// reports-5
test('the best week is named, and how many were better than a year before', () => {
  const now = report(0, 0, { weeks: [week('2026-01-19', 1, 2), week('2026-01-26', 4, 1)] });
  const then = report(0, 0, { weeks: [week('2025-01-20', 5, 2), week('2025-01-27', 1, 1)] });
  expect(findings(now).weeks).toBe('5 leads in the best week, from 26 Jan 2026');
  const few = report(0, 0, { weeks: [week('2026-01-19', 0, 0), week('2026-01-26', 1, 0)] });
  expect(findings(few).weeks).toBe('1 lead in the best week, from 26 Jan 2026');
  expect(findings(now, undefined, then).weeks).toBe(
    '1 of 2 weeks had more leads than a year before; 5 leads in the best week, from 26 Jan 2026',
  );
});

// reports-5
test('enrolments, answers, attendance, origins and seats have their sentences', () => {
  const demo = [
    { name: 'came', count: 3 },
    { name: 'missed', count: 1 },
  ];
  const now = report(0, 0, {
    weeks: [{ start: '2026-01-26', sources: [], courses: [], statuses: [], demo }],
    all: { ...emptyReport.all, leads: 50, enrolled: 6 },
    answering: { answered: 10, inTime: 9, late: 2, median: 30 },
    steps: {
      ...emptyReport.steps,
      leads: {
        ...noOne,
        origins: [
          { name: 'Not known', count: 9 },
          { name: 'Google', count: 8 },
          { name: 'Direct', count: 2 },
        ],
        lasts: [{ name: 'Not known', count: 19 }],
      },
    },
    counsellors: [
      {
        uid: 'a',
        name: 'Meena',
        answered: 10,
        inTime: 9,
        late: 2,
        median: 30,
        enrolled: 5,
        target: 4,
      },
      { uid: 'b', name: 'Ravi', ...emptyReport.answering, enrolled: 1, target: 8 },
    ],
    seats: [{ course: 'Python', batches: 2, seats: 20, taken: 5 }],
  });
  const before = report(0, 0, {
    all: { ...emptyReport.all, leads: 40, enrolled: 4 },
    answering: { answered: 10, inTime: 10, late: 0, median: 30 },
  });
  expect(findings(now, before)).toEqual({
    funnel: '6 of 50 leads enrolled (12%, 10% before)',
    origins: 'Most first visits came from Google: 8 of 10 (80%)',
    lasts: 'It is not known where the last visits came from',
    waits: '3 of 12 waited longer than 24 hours (25%); 2 of them still wait',
    answers: '9 of 12 were answered within 24 hours (75%, 100% before)',
    enrolledBy: '6 of the 12 enrolments wanted (50%); 1 of 2 reached their target',
    attendance: '3 of 4 came (75%)',
    seats: '5 of 20 seats are taken (25%)',
  });
});

// reports-5 reports-6
test('without a target it is said who enrolled most', () => {
  const of = (enrolled: number) =>
    report(0, 0, {
      counsellors: [{ uid: 'a', name: 'Meena', ...emptyReport.answering, enrolled }],
    });
  expect(findings(of(3), of(1)).enrolledBy).toBe(
    'Most leads were enrolled by Meena: 3 of 3 (100%), 2 more than before',
  );
});

// reports-5
test('it is said why most leads were lost, and how many have no reason', () => {
  const of = (...reasons: Report['reasons']) =>
    report(0, 0, { reasons, all: { ...emptyReport.all, leads: 9 } });
  const fees = { name: 'Fees', count: 3 };
  const now = of(fees, { name: 'Too far away', count: 1 }, { name: '', count: 2 });
  expect(findings(now, of({ name: 'Fees', count: 1 })).lost).toBe(
    'The most frequent reason is Fees: 3 of 4 (75%), 2 more than before; 2 leads without a reason',
  );
  expect(findings(of(fees), of()).lost).toBe(
    'The most frequent reason is Fees: 3 of 3 (100%), 3 more than before',
  );
  expect(findings(of({ name: '', count: 1 })).lost).toBe(
    'No reason is given for 1 lead that was lost',
  );
});

// reports-5
test('it is said which course enrols the largest share of its leads, and which the smallest', () => {
  const courses = [
    { name: 'Python', count: 20 },
    { name: 'AWS', count: 10 },
    { name: 'Java', count: 2 },
  ];
  const enrolled = [
    { name: 'Python', count: 4 },
    { name: 'AWS', count: 1 },
    { name: 'Java', count: 2 },
  ];
  const of = (leads: Counts, those: Counts = []) =>
    findings(
      report(0, 0, {
        steps: {
          ...emptyReport.steps,
          leads: { ...noOne, courses: leads },
          enrolled: { ...noOne, courses: those },
        },
      }),
    ).byCourse;
  expect(of(courses, enrolled)).toBe(
    'Python enrolled the largest share of its leads: 4 of 20 (20%); AWS the smallest: 1 of 10 (10%)',
  );
  expect(of(courses)).toBe('Most leads asked about Python: 20 of 32 (63%)');
  expect(of(courses.slice(2))).toBe('Most leads asked about Java: 2 of 2 (100%)');
  const without = [{ name: 'None', count: 3 }, ...courses.slice(2)];
  expect(of(without)).toBe('The most leads asked about Java: 2 of 5 (40%)');
});
