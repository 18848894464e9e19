import { expect, test } from 'vitest';
import { identifiersOf, names } from './identifiers.ts';

const phone = identifiersOf({ phone: '+919876543210' });
const email = identifiersOf({ email: 'priya@x.in' });

// people-1, people-5
test.each([
  'Call 98765 43210 today',
  '+91 98765-43210',
  '919876543210',
  '0091 98765 43210',
  '(098765) 43210.',
  'Batch 12 98765 43210',
  '98765 43210 12',
  '98765\n43210',
  '98765 43210\n98765 43211',
  '044 2345 6789\n98765\u00a043210',
  '9876543210 (2026)',
  '98765–43210',
  '98765‑43210',
  '\u202a+91 98765 43210\u202c',
  '98765/43210',
  '98765 43210/98765 43211',
  '12-2026 9876543210 2026-12-01',
])('a phone number is found in %j', (text) => {
  expect(names(text, phone)).toBe(true);
});

// people-5
test.each([
  '19876543210',
  '98765432101',
  '98765 432101',
  '₹98,765 and 43,210',
  'images/abcdef9876543210-photo.jpg',
])('another number is none of theirs: %j', (text) => {
  expect(names(text, phone)).toBe(false);
});

// people-1, people-5
test.each([
  'Priya <Priya@X.in>',
  'priya@x.in!',
  '[priya@x.in]',
  '“priya@x.in”',
  '‘priya@x.in’',
  "'priya@x.in'",
  'priya@x.in/9876543210',
  'priya@x.in|meena@x.in',
  'meena@x.in|priya@x.in',
  'priya@x.in…',
  'priya@x.in...',
  '*priya@x.in*',
  '{priya@x.in}',
  'mailto:priya@x.in?subject=x',
  'to=priya%40x.in&x',
  '…priya@x.in;',
])('an email address is found in %j', (text) => {
  expect(names(text, email)).toBe(true);
});

// people-5
test.each(['apriya@x.in', 'a.priya@x.in', 'priya@x.info', 'priya@x.in.com', 'priya@ax.in'])(
  'another email address is none of theirs: %j',
  (text) => {
    expect(names(text, email)).toBe(false);
  },
);

// people-1
test.each(["d'souza@x.in", 'priya+course@x.in', '_priya@x.in', 'priya_r-k@x-y.co.in'])(
  'an address with other characters is found: %s',
  (address) => {
    expect(names(`Write to “${address}”, please.`, identifiersOf({ email: address }))).toBe(true);
  },
);
