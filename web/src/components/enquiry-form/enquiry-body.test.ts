import { contactConsent, enquiry } from '@institute/schema';
import { expect, test } from 'vitest';
import { enquiryBody, type EnquiryContent } from './enquiry-body.ts';

const content: EnquiryContent = {
  name: 'Karthik S',
  email: 'karthik@example.com',
  phone: '+919876543210',
  course: 'cybersecurity',
  message: '',
  website: '',
  consent: contactConsent.version,
  source: 'Contact Form',
};

test('the contact form sends its values, an id and the page', () => {
  const body = enquiryBody(content, '/contact?course=cybersecurity', null);
  expect(body).toEqual({ ...content, page: '/contact?course=cybersecurity', id: body.id });
  expect(enquiry.safeParse(body).success).toBe(true);
});

test('the popup also sends a timestamp', () => {
  const body = enquiryBody({ ...content, source: 'Website Popup' }, '/', null);
  expect(body.timestamp).toBe(new Date(body.timestamp ?? '').toISOString());
  expect(enquiry.safeParse(body).success).toBe(true);
});

test('a retry sends the same body again, even from another page', () => {
  const first = enquiryBody({ ...content, source: 'Website Popup' }, '/', null);
  const kept = JSON.parse(JSON.stringify(first)) as typeof first;
  expect(enquiryBody({ ...content, source: 'Website Popup' }, '/about', kept)).toEqual(first);
});

test.each([{ message: 'Evenings, please' }, { website: 'http://spam.example' }, { name: 'K' }])(
  'with %o it is another enquiry, with another id',
  (changed) => {
    const first = enquiryBody(content, '/contact', null);
    const second = enquiryBody({ ...content, ...changed }, '/contact', first);
    expect(second).toMatchObject(changed);
    expect(second.id).not.toBe(first.id);
  },
);

// batches-8
test('about another batch it is another enquiry', () => {
  const page = '/contact?about=cybersecurity&batch=';
  const first = enquiryBody(content, `${page}b-1`, null);
  expect(enquiryBody(content, `${page}b-1`, first)).toEqual(first);
  const second = enquiryBody(content, `${page}b-2`, first);
  expect(second.page).toBe(`${page}b-2`);
  expect(second.id).not.toBe(first.id);
});

test('an overlong page address is truncated', () => {
  const body = enquiryBody(content, `/contact?about=${'x'.repeat(600)}`, null);
  expect(enquiry.safeParse(body).success).toBe(true);
});
