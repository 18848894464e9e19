import { expect, test } from 'vitest';
import { leadsAt } from './leads-at.ts';

const period = { from: '2026-01-28', to: '2026-02-03' };
const chart = {
  filter: { name: 'source', by: 'series' },
  labels: ['2026-01-26', '2026-02-02'],
} as const;
const at = (series: string, index: number) => leadsAt(chart, { series, index }, period);

// reports-5
test('a bar leads to the leads of its week within the period, of everyone', () => {
  expect(at('Contact Form', 0)).toBe(
    '/admin/enquiries?assigned=everybody&source=Contact+Form&from=2026-01-28&to=2026-02-01',
  );
  expect(at('Contact Form', 1)).toMatch(/from=2026-02-02&to=2026-02-03$/);
});

// reports-5
test('what the list of enquiries cannot filter leads nowhere', () => {
  expect(at('Other', 0)).toBeUndefined();
  expect(leadsAt({ labels: chart.labels }, { series: 'All', index: 0 }, period)).toBeUndefined();
});

// reports-5
test('a source leads to its leads of the period, a week to all of its own, and what was before nowhere', () => {
  const bars = { filter: { name: 'source', by: 'row' }, labels: ['Import'] } as const;
  const leads = '/admin/enquiries?assigned=everybody&source=Import';
  expect(leadsAt(bars, { series: 'Leads', index: 0 }, period)).toBe(
    `${leads}&from=2026-01-28&to=2026-02-03`,
  );
  expect(leadsAt(bars, { series: 'Enrolled', index: 0 }, period)).toBe(
    `${leads}&status=enrolled&from=2026-01-28&to=2026-02-03`,
  );
  expect(leadsAt(bars, { series: 'Came', index: 0 }, period)).toBeUndefined();
  const line = { filter: { name: 'week', by: 'series' }, labels: chart.labels } as const;
  expect(leadsAt(line, { series: 'This period', index: 0 }, period)).toBe(
    '/admin/enquiries?assigned=everybody&from=2026-01-28&to=2026-02-01',
  );
  expect(leadsAt(line, { series: 'A year before', index: 0 }, period)).toBeUndefined();
});

// reports-5
test('of the steps towards enrolment the first and the last lead to their leads', () => {
  const steps = {
    filter: { name: 'step', by: 'row' },
    labels: ['Leads', 'Demo class', 'Enrolled'],
  } as const;
  const leads = '/admin/enquiries?assigned=everybody';
  const ofAll = (index: number) => leadsAt(steps, { series: 'All', index }, period);
  expect(ofAll(0)).toBe(`${leads}&from=2026-01-28&to=2026-02-03`);
  expect(ofAll(1)).toBeUndefined();
  expect(ofAll(2)).toBe(`${leads}&status=enrolled&from=2026-01-28&to=2026-02-03`);
  expect(leadsAt(steps, { series: 'Visit known', index: 0 }, period)).toBeUndefined();
});

// reports-5
test('of the waits those without an answer lead to theirs, the longest first', () => {
  const waits = { filter: { name: 'wait', by: 'row' }, labels: ['Up to 1', 'None yet'] } as const;
  const leads = '/admin/enquiries?assigned=everybody&status=new&order=oldest&from=2026-01-28';
  const on = (today: string, index = 1) =>
    leadsAt(waits, { series: 'Leads', index }, period, today);
  expect(on('2026-02-20')).toBe(`${leads}&to=2026-02-03`);
  expect(on('2026-02-03')).toBe(`${leads}&to=2026-02-01`);
  expect(on('2026-02-20', 0)).toBeUndefined();
});
