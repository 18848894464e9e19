import type { AuditEvent } from '@institute/schema';
import { expect, test } from 'vitest';
import { changesText } from './changes-text.ts';

const event = (by: string, byEmail?: string): AuditEvent => ({
  _id: crypto.randomUUID(),
  document: 'courses/python',
  action: 'update',
  by,
  ...(byEmail && { byEmail }),
  at: '2026-01-31T06:00:00.000Z',
});
const mine = event('me', 'me@example.com');
const [meena, ravi] = ['meena', 'ravi'].map((name) => event(name, `${name}@example.com`));

// dashboard-28
test.each([
  ['', [mine]],
  ['1 change by 1 person since your last visit', [mine, meena!]],
  ['3 changes by 2 people since your last visit', [meena!, ravi!, meena!]],
  ['2 changes since your last visit', [event('import'), event('import')]],
  ['19 or more changes since your last visit', [mine, ...Array(19).fill(meena)]],
])('Today says "%s"', (said, events) => {
  expect(changesText(events, 'me')).toBe(said);
});
