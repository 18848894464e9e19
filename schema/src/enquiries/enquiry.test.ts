import { expect, test } from 'vitest';
import { contactConsent } from './contact-consent.ts';
import { noticeVersions } from './notice-versions.ts';
import { contactEnquiryForm } from './enquiry-fields.ts';
import { enquiry } from './sent-enquiry.ts';

const person = {
  name: 'A',
  email: 'a@example.com',
  phone: '9876543210',
  consent: contactConsent.version,
};

test('the contact form requires a course, the popup does not', () => {
  expect(contactEnquiryForm.safeParse({ ...person, course: '' }).success).toBe(false);
  expect(enquiry.safeParse({ ...person, source: 'Contact Form' }).error?.issues[0]?.path).toEqual([
    'course',
  ]);
  expect(enquiry.safeParse({ ...person, source: 'Website Popup' }).success).toBe(true);
});

test.each(['', false, undefined, '1999-01-01'])('"%s" is not accepted as consent', (consent) => {
  const { error } = enquiry.safeParse({ ...person, consent, source: 'Website Popup' });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['consent'], contactConsent.missing],
  ]);
});

test('the forms show the latest version', () => {
  expect(contactConsent.version).toBe(noticeVersions.at(-1));
});
