import type { StoredEnquiry } from '@institute/schema';
import { describe, expect, it } from 'vitest';
import { enquiriesCsv } from './enquiry-csv.ts';

const enquiry: StoredEnquiry = {
  _id: 'abc',
  createdAt: '2026-01-05T20:00:00.000Z',
  updatedAt: '2026-01-05T20:00:00.000Z',
  name: 'Meena "MS" Sundaram',
  email: 'meena@example.com',
  phone: '+919876543210',
  course: 'cloud-devops',
  qualification: 'diploma',
  experience: '5+',
  placementRequired: 'maybe',
  message: 'Evening,\nplease',
  source: 'Contact Form',
  page: '/contact',
  status: 'new',
  notes: '-Weekends',
  followUpOn: '2026-01-31',
  followUpTime: '',
  assignedTo: 'uid',
  assignedName: 'Kavitha',
  reason: '',
  enrolment: { id: 'next', name: 'Python, from 2026-12-01' },
};

const cells = (changes: Partial<StoredEnquiry>) =>
  enquiriesCsv([{ ...enquiry, ...changes }]).split('\r\n')[1];

describe('enquiriesCsv', () => {
  it('writes readable, quoted values, with local times', () => {
    expect(cells({})).toBe(
      `"abc","2026-01-06 01:30:00","new","","Python, from 2026-12-01","Kavitha","2026-01-31","'-Weekends","Meena ""MS"" Sundaram","(+91) 98765 43210","meena@example.com","Cloud & DevOps","Diploma","5+ years","Not Sure","Evening,\nplease","Contact Form","/contact","","","","","English"`,
    );
    expect(cells({ language: 'ta' })).toMatch(/"தமிழ்"$/);
  });

  it.each([
    '=HYPERLINK("http://x")',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
  ])('defuses %j', (message) => {
    expect(cells({ message })).toContain(`"'${message.replaceAll('"', '""')}"`);
  });

  it('defuses a formula in the phone field', () => {
    expect(cells({ phone: '+91-98765' })).toContain(`"'+91-98765"`);
  });

  it('begins with a byte order mark and a header row, even without data', () => {
    expect(enquiriesCsv([])).toMatch(/^\uFEFF"_id",.*"Language"\r\n$/);
  });
});
