import { expect, test } from 'vitest';
import { townText } from './town-text.ts';

const chennai = { city: 'Chennai', state: 'Tamil Nadu', zipCode: '600020' };

// contact-2, footer-4
test.each([
  [chennai, false, 'Chennai, Tamil Nadu 600020'],
  [{ city: 'Lyon', state: '', zipCode: '69004' }, true, '69004 Lyon'],
  [chennai, true, '600020 Chennai, Tamil Nadu'],
  [{ ...chennai, zipCode: '' }, true, 'Chennai, Tamil Nadu'],
  [{ city: 'İstanbul', state: 'İstanbul', zipCode: '34433' }, true, '34433 İstanbul'],
  [{ city: 'Singapore', state: 'Singapore', zipCode: '018956' }, false, 'Singapore 018956'],
  [{ city: 'İstanbul', state: 'İstanbul', zipCode: '' }, false, 'İstanbul'],
  [{ city: '', state: '', zipCode: '' }, false, ''],
])('of %j, the postcode first: %s, it is "%s"', (place, isFirst, text) => {
  expect(townText(place, isFirst)).toBe(text);
});
