import { visits } from '@institute/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteVisit, readVisits } from './visits.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T04:00:00Z') });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function come(path: string, referrer = ''): void {
  vi.stubGlobal('location', new URL(path, 'https://www.vaasal.example'));
  vi.stubGlobal('document', { referrer });
  noteVisit();
}

const later = (days: number) => vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000);

// enquiries-23
test('the first visit stays, and the last is that of a link from elsewhere', () => {
  expect(readVisits()).toBeUndefined();
  come('/courses?utm_source=facebook&utm_campaign=diwali&q=secret', 'https://m.facebook.com/x?y');
  later(1);
  come('/about', 'https://www.vaasal.example/courses');
  later(1);
  come('/blog/why', 'https://www.google.com/');
  later(1);
  come('/');
  const noted = readVisits();
  expect(noted).toMatchObject({
    first: { landing: '/courses', referrer: 'm.facebook.com', source: 'facebook' },
    last: { landing: '/blog/why', referrer: 'www.google.com', source: '', campaign: '' },
  });
  expect(noted?.first.campaign).toBe('diwali');
  expect(JSON.stringify(noted)).not.toContain('secret');
  expect(visits.safeParse(noted).success).toBe(true);
});

// enquiries-23
test('visits are forgotten after 90 days, and long ones are cut', () => {
  come('/a');
  later(60);
  come(`/${'b'.repeat(500)}?utm_term=${'c'.repeat(500)}`);
  later(31);
  expect(readVisits()?.first.landing).toMatch(/^\/b+$/);
  expect(visits.safeParse(readVisits()).success).toBe(true);
  later(60);
  expect(readVisits()).toBeUndefined();
  come('/d');
  expect(readVisits()).toMatchObject({ first: { landing: '/d' }, last: { landing: '/d' } });
  stored.set('visits', '{"last":');
  expect(readVisits()).toBeUndefined();
});
