import { importSource, type StoredEnquiry } from '@institute/schema';
import { expect, test } from 'vitest';
import { waitingOf } from './waiting-of.ts';

const now = Date.parse('2026-11-24T10:00:00.000Z');
const enquiry = (hours: number, source = 'Contact Form') =>
  ({
    status: 'new',
    source,
    createdAt: new Date(now - hours * 3_600_000).toISOString(),
  }) as StoredEnquiry;

// enquiries-25
test.each([
  ['No one waits for an answer', []],
  ['1 waits for an answer', [enquiry(2)]],
  ['2 wait for an answer, 1 is late', [enquiry(2), enquiry(25)]],
  // No answer was promised to those that the staff brought in.
  ['1 waits for an answer', [enquiry(2), enquiry(25, importSource)]],
])('the new ones of a board say "%s"', (text, enquiries) => {
  expect(waitingOf(enquiries, now)).toBe(text);
});
