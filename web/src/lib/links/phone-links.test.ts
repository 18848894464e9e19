import { expect, test } from 'vitest';
import { chatLink, chatNumber, telephoneLink } from './phone-links.ts';

const phone = (number: string, label = '', chat = false) => ({ label, number, chat });
const office = phone('+91 44 4000 0100', 'Admissions');
const whatsApp = phone('98765 43210', 'WhatsApp');

// contact-9
test('a number without a country code is dialled as an Indian one', () => {
  expect(telephoneLink('9876543210')).toBe('tel:+919876543210');
  expect(chatLink('+919876543210', 'Hello & more')).toBe(
    'https://wa.me/919876543210?text=Hello%20%26%20more',
  );
});

test.each(['ask at the desk', '044-4000 0100 / 101', ''])('%j gives no link', (number) => {
  expect(telephoneLink(number)).toBeUndefined();
});

test.each([
  ['the chosen one', [office, whatsApp, phone('90000 00100', '', true)], '+919000000100'],
  ['the one called WhatsApp', [office, whatsApp], '+919876543210'],
  ['the first', [office, phone('90000 00100')], '+914440000100'],
  ['the first that can be dialled', [phone('ask us', '', true), office], '+914440000100'],
  ['none', [phone('ask us')], undefined],
])('the chat uses %s', (_which, phones, number) => {
  expect(chatNumber(phones)).toBe(number);
});
