import { expect, test } from 'vitest';
import { contactFields } from './enquiry-fields.ts';

// enquiries-33
test.each([
  'You have won https://prize.example',
  'You have won HTTP://prize.example/x',
  'ftp://prize.example',
  'Visit www.prize.example',
  'Visit WWW2.prize.example',
  'prize.com',
  'Click bit.ly/abc now',
  't.me/prize',
  'win-prize.xyz, Karthik',
  'prize．com',
  'prize。com',
  'karthik@prize.in',
  '192.0.2.7/prize',
  'முத்து.com',
  'PRIZE.COM',
  'Visit Prize.in',
  'Prize.In/x',
])('%s is no name', (name) => {
  expect(contactFields.name.safeParse(name).error?.issues).toMatchObject([
    { message: 'Enter your name without the address of a site' },
  ]);
});

// enquiries-33
test.each([
  'A. R. Rahman',
  'A.R.Rahman',
  'Dr.Kumar',
  'S.Priya',
  'Rajesh.K',
  'Anand.VK',
  'priya.ms',
  'M.Sc. Ravi',
  'Mohd.Ali',
  'Priya S/O Kumar',
  "Conan O'Brien-Smith",
  'V.Kim',
  'S.Co',
  'Anand.In',
  'Ramesh.TK',
  'Ravi.ME',
  'முத்து.க',
  'Wwwilson',
])('%s is a name', (name) => {
  expect(contactFields.name.safeParse(name).data).toBe(name);
});
