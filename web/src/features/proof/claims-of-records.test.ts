import type { VerifiedClaim } from '@institute/schema';
import { expect, test } from 'vitest';
import { claimsOfRecords } from './claims-of-records.ts';

const claim = (fields: Partial<VerifiedClaim>): VerifiedClaim => ({
  kind: 'home.stats',
  text: '92% of those who asked',
  path: '/',
  basis: '563 of 612 who asked',
  period: 'April 2025 to March 2026',
  record: 'placements',
  asOf: '2026-03-31',
  validUntil: '2027-03-31',
  ...fields,
});

// claims-7
test('a figure on two pages that is counted alike is told once, by its name, with both pages', () => {
  const [record] = claimsOfRecords([
    claim({}),
    claim({ kind: 'placementStats.placementRate', text: '92%', path: '/placements' }),
    claim({ text: '₹5.4 LPA average package', basis: 'Average of 548 salaries' }),
  ]);
  expect(record).toMatchObject({
    record: 'placements',
    figures: [
      { figure: '92%', label: 'Placement rate', paths: ['/', '/placements'] },
      { figure: '₹5.4 LPA', label: 'average package', paths: ['/'] },
    ],
    common: { period: 'April 2025 to March 2026', asOf: '2026-03-31', validUntil: '2027-03-31' },
  });
});

// claims-7
test('what is counted on another day, or of other people, stays a figure of its own', () => {
  const [record] = claimsOfRecords([
    claim({}),
    claim({ path: '/about', asOf: '2026-01-31' }),
    claim({ path: '/about', basis: '920 of 1,000' }),
  ]);
  expect(record?.figures).toHaveLength(3);
  expect(record?.common).toEqual({
    basis: '563 of 612 who asked',
    period: 'April 2025 to March 2026',
    asOf: '2026-03-31',
    validUntil: '2027-03-31',
  });
});

// claims-7
test('a record says what most of its figures share, and nothing of what no more than half do', () => {
  const [record] = claimsOfRecords([
    claim({ text: '92%' }),
    claim({ text: '563', basis: '563 placed', period: 'March 2026' }),
    claim({ text: '118', basis: '118 companies' }),
    claim({ text: '25', basis: '118 companies', asOf: '2026-01-31' }),
  ]);
  expect(record?.common).toEqual({
    period: 'April 2025 to March 2026',
    asOf: '2026-03-31',
    validUntil: '2027-03-31',
  });
});

// claims-7
test('records come in their order; testimonials are told as a number, ratings by platform', () => {
  const records = claimsOfRecords([
    claim({ kind: 'testimonial', text: 'Meena: Good', record: 'words' }),
    claim({ kind: 'testimonial', text: 'Anbu: Better', record: 'words' }),
    claim({ kind: 'trustStats.rating', text: 'Google 4.9 out of 5', record: 'ratings' }),
    claim({ kind: 'hiringPartners', text: 'Zoho, TCS' }),
    claim({ kind: 'placementStats.placementRate', text: 'Certified: 92%' }),
  ]);
  expect(records.map(({ record }) => record)).toEqual(['placements', 'ratings', 'words']);
  expect(
    records.flatMap(({ figures }) => figures.map(({ figure, label }) => `${figure} ${label}`)),
  ).toEqual([
    '2 names Names of hiring partners',
    '92% Certified',
    '4.9 out of 5 on Google',
    '2 testimonials',
  ]);
});
