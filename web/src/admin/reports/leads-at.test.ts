import { expect, test } from 'vitest';
import { leadsAt, leadsPath } from './leads-at.ts';

const period = { name: '30', from: '2026-01-28', to: '2026-02-03' } as const;
const chart = {
  filter: { name: 'source', by: 'series' },
  labels: ['2026-01-26', '2026-02-02'],
} as const;
const at = (series: string, index: number) => leadsAt(chart, { series, index }, period);

// reports-5
test('a bar leads to the leads of its week within the period', () => {
  expect(at('Contact Form', 0)).toBe(
    '/admin/reports?step=leads&by=sources&name=Contact+Form&period=30&from=2026-01-28&to=2026-02-01',
  );
  expect(at('Contact Form', 1)).toMatch(/from=2026-02-02&to=2026-02-03$/);
});

// reports-5
test('what is told apart by nothing leads nowhere', () => {
  expect(at('Other', 0)).toBeUndefined();
  expect(leadsAt({ labels: chart.labels }, { series: 'All', index: 0 }, period)).toBeUndefined();
});

// reports-5
test('a source leads to its leads of the period, a week to all of its own, and what was before nowhere', () => {
  const bars = {
    filter: { name: 'source', by: 'row' },
    tells: 'sources',
    labels: ['Import'],
  } as const;
  expect(leadsAt(bars, { series: 'Leads', index: 0 }, period)).toBe(
    '/admin/reports?step=leads&by=sources&name=Import&period=30&from=2026-01-28&to=2026-02-03',
  );
  expect(leadsAt(bars, { series: 'Enrolled', index: 0 }, period)).toBe(
    '/admin/enquiries?assigned=everybody&source=Import&status=enrolled&from=2026-01-28&to=2026-02-03',
  );
  const line = { filter: { name: 'week', by: 'series' }, labels: chart.labels } as const;
  expect(leadsAt(line, { series: 'This period', index: 0 }, period)).toBe(
    '/admin/reports?step=leads&period=30&from=2026-01-28&to=2026-02-01',
  );
  expect(leadsAt(line, { series: 'A year before', index: 0 }, period)).toBeUndefined();
});

// reports-5 reports-6
test('enrolled leads of a counsellor lead to theirs in the list of enquiries, a target leads nowhere', () => {
  const rows = { assigned: ['meena', undefined], labels: ['Meena', 'Former colleagues'] } as const;
  expect(leadsAt(rows, { series: 'Enrolled', index: 0 }, period)).toBe(
    '/admin/enquiries?assigned=meena&status=enrolled&from=2026-01-28&to=2026-02-03',
  );
  expect(leadsAt(rows, { series: 'Target', index: 0 }, period)).toBeUndefined();
  expect(leadsAt(rows, { series: 'Enrolled', index: 1 }, period)).toBeUndefined();
});

// reports-5
test('a reason leads to the leads that were lost for it, and no reason to those without one', () => {
  const days = 'period=30&from=2026-01-28&to=2026-02-03';
  const reasons = { tells: 'reasons', labels: ['Fees', 'Other', 'No reason given'] } as const;
  const lost = (index: number) => leadsAt(reasons, { series: 'Leads', index }, period);
  expect([0, 1, 2].map(lost)).toEqual(
    ['Fees', 'Other', ''].map(
      (name) => `/admin/reports?step=closed&by=reasons&name=${name}&${days}`,
    ),
  );
});

// reports-5
test('what the list of enquiries has no filter for leads to a list of the report', () => {
  const days = 'period=30&from=2026-01-28&to=2026-02-03';
  const courses = {
    filter: { name: 'course', by: 'row' },
    tells: 'courses',
    labels: ['UI/UX Design', 'None', 'Other'],
  } as const;
  const came = (index: number) => leadsAt(courses, { series: 'Came', index }, period);
  expect(came(0)).toBe(`/admin/reports?step=came&by=courses&name=UI%2FUX+Design&${days}`);
  expect(came(1)).toBe(`/admin/reports?step=came&by=courses&name=&${days}`);
  expect(came(2)).toBeUndefined();
  const campaigns = { tells: 'lasts', labels: ['google'] } as const;
  const leads = leadsAt(campaigns, { series: 'Leads', index: 0 }, period);
  expect(leads).toBe(`/admin/reports?step=leads&by=lasts&name=google&${days}`);
});

// reports-5
test('each step towards enrolment leads to its leads', () => {
  const steps = {
    filter: { name: 'step', by: 'row' },
    tells: 'steps',
    labels: ['Leads', 'Demo class', 'Enrolled'],
  } as const;
  const days = 'from=2026-01-28&to=2026-02-03';
  const ofAll = (index: number) => leadsAt(steps, { series: 'All', index }, period);
  expect(ofAll(0)).toBe(`/admin/reports?step=leads&period=30&${days}`);
  expect(ofAll(1)).toBe('/admin/reports?step=demo&period=30&from=2026-01-28&to=2026-02-03');
  expect(ofAll(2)).toBe(`/admin/enquiries?assigned=everybody&status=enrolled&${days}`);
  expect(leadsAt(steps, { series: 'Visit known', index: 0 }, period)).toBe(
    '/admin/reports?step=leads&by=visited&period=30&from=2026-01-28&to=2026-02-03',
  );
});

// reports-5
test('the bar “None yet” opens the unanswered enquiries, longest wait first', () => {
  const waits = { filter: { name: 'wait', by: 'row' }, labels: ['Up to 1', 'None yet'] } as const;
  const leads = '/admin/reports?step=waiting&period=30&from=2026-01-28';
  const on = (today: string, index = 1) =>
    leadsAt(waits, { series: 'Leads', index }, period, today);
  expect(on('2026-02-20')).toBe(`${leads}&to=2026-02-03`);
  expect(on('2026-02-03')).toBe(`${leads}&to=2026-02-01`);
  expect(on('2026-02-20', 0)).toBeUndefined();
});

// reports-5
test('the leads of a report of one course are those of the course', () => {
  const covered = { ...period, course: 'Data Science' };
  const bars = {
    filter: { name: 'source', by: 'row' },
    tells: 'sources',
    labels: ['Import'],
  } as const;
  const of = (series: string) => leadsAt(bars, { series, index: 0 }, covered);
  expect(of('Leads')).toMatch(/step=leads&by=sources&name=Import&course=Data\+Science&period=30/);
  expect(of('Enrolled')).toMatch(/&course=Data\+Science&source=Import&status=enrolled&from=/);
  expect(of('Booked a demo')).toMatch(/by=sources&name=Import&course=Data\+Science&period=30/);
});

// reports-5
test('a status of a week leads to the enquiries with it, spam too', () => {
  const statuses = { filter: { name: 'status', by: 'series' }, labels: chart.labels } as const;
  const of = (series: string) => leadsAt(statuses, { series, index: 0 }, period);
  const days = 'from=2026-01-28&to=2026-02-01';
  expect(of('spam')).toBe(`/admin/enquiries?assigned=everybody&status=spam&${days}`);
  expect(of('joined')).toBeUndefined();
});

// reports-5
test('the first figures lead to what they count: all leads without spam', () => {
  const days = 'from=2026-01-28&to=2026-02-03';
  expect(leadsPath(period, 'leads')).toBe(`/admin/reports?step=leads&period=30&${days}`);
  expect(leadsPath(period, 'enrolled')).toBe(
    `/admin/enquiries?assigned=everybody&status=enrolled&${days}`,
  );
});
