import type { AuditEvent, StaffMember } from '@institute/schema';
import { expect, test } from 'vitest';
import { auditCsv } from './audit-csv.ts';

const event = (change: Partial<AuditEvent>): AuditEvent => ({
  _id: 'a',
  document: 'courses/abc',
  action: 'update',
  by: 'meena',
  at: '2026-11-22T06:30:00.000Z',
  ...change,
});

const meena: StaffMember = {
  _id: 'meena',
  name: 'Meena',
  email: 'meena@example.com',
  role: 'owner',
  secondFactor: 'enrolled',
  lastSignInAt: null,
  state: 'active',
};

// audit-2
test('the file says who, what and when, and no cell of it runs as a formula', () => {
  const staff = new Map([['meena', meena]]);
  const csv = auditCsv(
    [
      event({}),
      event({ document: 'content/home' }),
      event({ document: 'documents/0123456789abcdef-fees-2026.pdf', action: 'upload' }),
      event({ document: 'accounts/meena', action: 'refuse-code', by: 'other', byEmail: '=1+1' }),
      event({ document: '@SUM(A1)', action: '-later', by: '+nobody' }),
    ],
    staff,
  );
  expect(csv.split('\r\n').slice(1)).toEqual([
    '"2026-11-22 12:00:00","Meena","Changed","courses/abc","meena","courses/abc"',
    '"2026-11-22 12:00:00","Meena","Changed","home","meena","content/home"',
    '"2026-11-22 12:00:00","Meena","Uploaded","media: fees-2026.pdf","meena","documents/0123456789abcdef-fees-2026.pdf"',
    `"2026-11-22 12:00:00","'=1+1","Entered a wrong code","Account of Meena","other","accounts/meena"`,
    `"2026-11-22 12:00:00","'+nobody","'-later","'@SUM(A1)","'+nobody","'@SUM(A1)"`,
    '',
  ]);
});
