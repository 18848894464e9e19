import { expect, test } from 'vitest';
import {
  consentNotice,
  consentVersions,
  contactEnquiryForm,
  enquiry,
  normalisePhone,
} from './index.ts';

// enquiries-9
test.each([
  ['98765 43210', '+919876543210'],
  ['+919876543210', '+919876543210'],
  ['09876543210', '+919876543210'],
  ['+91 (44) 4000-0100', '+914440000100'],
  ['0044 20 7946 0958', '+442079460958'],
  ['+1 212 555 0100', '+12125550100'],
])('%s is %s', (given, normalised) => {
  expect(normalisePhone(given)).toBe(normalised);
});

test.each(['', '12345', '1876543210', '+91 12345', 'phone', '+0123456789', '98765432101'])(
  '%s is no phone number',
  (given) => {
    expect(normalisePhone(given)).toBeUndefined();
  },
);

const person = {
  name: 'A',
  email: 'a@example.com',
  phone: '9876543210',
  consent: consentNotice.version,
};

test('the contact form asks for a course of its list, the popup for none', () => {
  expect(contactEnquiryForm.safeParse({ ...person, course: 'astrology' }).success).toBe(false);
  expect(enquiry.safeParse({ ...person, source: 'Contact Form' }).error?.issues[0]?.path).toEqual([
    'course',
  ]);
  expect(enquiry.safeParse({ ...person, source: 'Website Popup' }).success).toBe(true);
});

test.each(['', false, undefined, '1999-01-01'])('%s is no consent', (consent) => {
  const { error } = enquiry.safeParse({ ...person, consent, source: 'Website Popup' });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['consent'], consentNotice.missing],
  ]);
});

test('the notice that the forms show is the latest version', () => {
  expect(consentNotice.version).toBe(consentVersions.at(-1));
});
