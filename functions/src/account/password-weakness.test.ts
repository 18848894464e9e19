import { builtFacts } from '@institute/schema';
import { expect, test } from 'vitest';
import { weaknessOf } from './password-weakness.ts';

const email = 'meenakshi.sundaram@vaasal.example';

const common = /^This password, or a word in it, is very common/;
const again = /^Repetitions/;
const ofSite = /^Your email address and words from this site/;
const keys = /^Keyboard patterns/;

test.each([
  ['123456789012345', common],
  ['Password12345678', common],
  ['1q2w3e4r5t6y7u8i', common],
  ['1qaz2wsx3edc4rfv', common],
  ['q1w2e3r4t5y6u7i8o9p0', common],
  ['qazwsxedcrfvtgb', common],
  ['letmeinplease123', common],
  ['monkeydragonbaseball', common],
  ['password-letmein-2026', common],
  ['Summer2026!Summer2027!', common],
  ['Monday-Tuesday-1', common],
  ['P@ssw0rdP@ssw0rd', again],
  ['aaaaaaaaaaaaaaaaaaaa', again],
  ['x'.repeat(4096), again],
  ['!!!!!!!!!!!!!!!!!!!!', again],
  ['😀'.repeat(15), again],
  ['abcdefghijklmnopqrst', /^Sequences/],
  ['01012026-01012026', /^Dates/],
  ['!@#$%^&*()_+!@#$', keys],
  ['vaasal-admin-2026', ofSite],
  ['Vaasal-Institute-2026!', ofSite],
  ['V4as4l-Inst1tute-2026', ofSite],
  ['kolam-admin-2026-kolam', ofSite],
  ['adminadministrator', ofSite],
  ['meenakshi@vaasal.example', ofSite],
  ['m33n@ksh1-Sund@ram', ofSite],
  [email, ofSite],
])('%s is refused', (password, reason) => {
  expect(weaknessOf(password, email, builtFacts)).toMatch(reason);
});

test.each([
  'v8#kQz!mR2pLw9xT',
  'jyvnud-2hyjbE-pigjoz',
  '{%]&|`*~$,"?>\\;^',
  'correct horse battery staple',
  'thunder-planet-copper-velvet',
  'I learned to drive in Adyar',
  'nandri vanakkam amma',
  'தமிழ்நாடு-கடவுச்சொல்',
  'f'.concat('8Kq2-Zr5x-Lw7n-Tb3v'.repeat(200)),
])('%s is taken', (password) => {
  expect(weaknessOf(password, email, builtFacts)).toBeUndefined();
});

test('words of the institute are known without letters that few keyboards have, too', () => {
  const facts = { ...builtFacts, area: 'Żoliborz', city: 'Kadıköy' };
  for (const password of ['żoliborz-admin-2026', 'zoliborz-admin-2026', 'Kadikoy-admin-2026'])
    expect(weaknessOf(password, email, facts), password).toMatch(ofSite);
});

test('an account without an email is checked too', () => {
  expect(weaknessOf('vaasal-admin-2026', '', builtFacts)).toMatch(ofSite);
  expect(weaknessOf('v8#kQz!mR2pLw9xT', '', builtFacts)).toBeUndefined();
});

// institute-8
test('the place that an owner says is a word of the site', () => {
  expect(weaknessOf('Coimbatore-2026!', '', { ...builtFacts, city: 'Coimbatore' })).toMatch(ofSite);
});
