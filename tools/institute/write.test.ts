import { readFileSync } from 'node:fs';
import { contrast, paletteOf, theme } from '@institute/schema';
import { expect, test } from 'vitest';
import { answersFrom as answersOf } from './ask.ts';
import { problemsOf } from './problems.ts';
import { institutesFile, otherSettings, settingsFile } from './write.ts';

const named = { name: 'Nila Institute', city: 'Salem', domain: 'nila.example' };
const answers = answersOf(named);

// institute-5
test('every question but three has an answer', () => {
  expect(problemsOf(answersOf({}))).toEqual([
    'name is missing',
    'city is missing',
    'domain is missing',
  ]);
  expect(problemsOf(answers)).toEqual([]);
  expect(answers).toMatchObject({
    shortName: 'Nila',
    area: 'Salem',
    region: 'India',
    sign: '₹',
    postcodeFirst: 'no',
    email: 'enquiries@nila.example',
  });
});

// institute-5
test('elsewhere, currency, tax and complaints are not those of India', () => {
  expect(answersOf({ locale: 'en-PT', currency: 'EUR', phoneCode: '351' })).toMatchObject({
    sign: '€',
    words: 'euros',
    timeZone: '',
    tax: 'tax',
    postcodeFirst: 'yes',
    weekend: 'saturday, sunday',
    dataAuthority: 'the authority that supervises data protection',
  });
  expect(answersOf({ country: 'Egypt' })).toMatchObject({ weekend: 'friday, saturday' });
  expect(answersOf({ timeZone: 'Asia/Singapore' })).toMatchObject({ timeCode: 'SGT' });
  expect(answersOf({ phoneCode: '90', currency: 'TRY' })).toMatchObject({
    sign: '₺',
    words: 'lira',
  });
  expect(problemsOf(answersOf({ ...named, phoneCode: '90' }))).toEqual([
    'Nothing is not a time zone: enter its name, such as Asia/Kolkata',
    'Nothing is not a currency: enter its three letters, such as INR',
  ]);
});

// institute-5
test.each([
  [{ yearBegins: '13' }, 'The month in which your year begins must be from 1 to 12'],
  [{ weekend: '' }, 'The weekend must be one to three days in a row, such as friday, saturday'],
  [
    { weekend: 'friday, sunday' },
    'The weekend must be one to three days in a row, such as friday, saturday',
  ],
  [
    { weekend: 'saturday, friday' },
    'The weekend must be one to three days in a row, such as friday, saturday',
  ],
  [
    { cloudRegion: 'Mumbai' },
    'Enter the region of Google Cloud as it is called there, such as asia-south1',
  ],
  [
    { project: 'Nila Institute' },
    'The Firebase project Nila Institute must be 6 to 30 small letters, digits and hyphens, as in its address',
  ],
  [{ email: 'enquiries' }, 'enquiries is not an email address'],
  [{ locale: 'tr-TR' }, 'The site is in English: tr-TR must be its English, such as en-GB'],
  [
    { locale: 'en-TR' },
    'Days and numbers of en-TR are not known: enter an English that writes them as you do, such as en-GB',
  ],
  [{ decimals: 'two' }, 'Amounts of tax have 0 to 3 digits after the point'],
  [{ currency: 'TL' }, 'TL is not a currency: enter its three letters, such as INR'],
  [{ motto: "Learn\n'; more" }, 'Headline of the share image, or nothing: enter one line'],
  [{ brand: 'green' }, 'brand must be six hexadecimal digits after #'],
  [{ founded: '14' }, 'Enter a year such as 2014'],
  [{ shortName: 'Nila'.repeat(8) }, 'Short name: use at most 30 characters'],
  [{ phoneCode: '1', gstin: '33ABCDE1234F1Z5' }, 'GSTIN is a number of India: leave it empty'],
])('%j is refused', (given, problem) => {
  expect(problemsOf({ ...answers, ...given })).toEqual([problem]);
});

// institute-5
test.each(['India', '+05:45', 'asia/kathmandu', 'Asia/kolkata'])(
  '%s is no time zone by its name',
  (timeZone) => {
    expect(problemsOf({ ...answers, timeZone })).toEqual([
      `${timeZone} is not a time zone: enter its name, such as Asia/Kolkata`,
    ]);
  },
);

// institute-5
test.each(['www.nila.example', 'https://nila.example', 'nila', 'Nila.example'])(
  '%s is no domain as it stands in addresses of emails',
  (domain) => {
    expect(problemsOf({ ...answers, domain })).toEqual([
      `The domain ${domain} must be small letters, digits, hyphens and dots, without https:// and www.`,
    ]);
  },
);

// institute-5
test('a domain with other letters is told as addresses of emails have it', () => {
  expect(problemsOf({ ...answers, domain: 'köln-schule.example' })).toEqual([
    'The domain must be xn--kln-schule-ecb.example, as addresses of emails write köln-schule.example',
  ]);
});

// institute-5
test('the name in one word is no article', () => {
  expect(answersOf({ name: 'The Toronto School' }).shortName).toBe('Toronto');
});

// institute-5
test('the word that the mark is drawn from has letters that are one each', () => {
  const file = readFileSync('schema/src/institute.ts', 'utf8');
  const markOf = (shortName: string) =>
    /^ {2}mark: '(.*)',$/m.exec(institutesFile(file, { ...answers, shortName }))?.[1];
  expect(['İstanbul', 'Szkoła', 'Школа'].map(markOf)).toEqual(['istanbul', 'szkoła', 'школа']);
});

// institute-5
test('values that stand in a line of their own are answered anew', () => {
  const longName =
    'The Greater Toronto and Hamilton Area Institute of Modern Languages and Literature';
  const own = institutesFile(readFileSync('schema/src/institute.ts', 'utf8'), answers).replace(
    /(?<=^ {2}spokenName:) .*$/m,
    `\n    '${longName}',`,
  );
  expect(own).toContain(longName);
  const next = institutesFile(own, answers);
  expect(next).not.toContain(longName);
  expect(next).toContain("  spokenName: 'Nila Institute',\n");
});

// institute-3
test.each([
  [{}, '0'],
  [{ phoneCode: '965', currency: 'KWD' }, '3'],
  [{ phoneCode: '351', currency: 'EUR' }, '2'],
  [{ phoneCode: '81', currency: 'JPY' }, '0'],
  [{ phoneCode: '965', currency: 'KWD', decimals: '0' }, '0'],
])('with %j amounts have %s digits after the point', (given, digits) => {
  const file = readFileSync('schema/src/institute.ts', 'utf8');
  expect(institutesFile(file, answersOf({ ...named, timeZone: 'UTC', ...given }))).toContain(
    `export const moneyDecimals: number = ${digits};\n`,
  );
});

// institute-5
test('settings that stay are compared with the answers, but for those that no answer gives', () => {
  const example = readFileSync('functions/.env.example', 'utf8');
  const kept = settingsFile(example, answers).replace('DAYS=730', 'DAYS=365');
  expect(otherSettings(kept, example, answers)).toEqual([]);
  expect(otherSettings(kept, example, { ...answers, domain: 'nila-school.example' })).toEqual([
    'SITE_URL',
  ]);
});

// institute-3
test.each([
  ['Asia/Kathmandu', '+05:45', 'GMT+5:45'],
  ['Europe/Lisbon', '', 'WET'],
  ['America/Toronto', '', 'ET'],
  ['Asia/Kolkata', '+05:30', 'IST'],
])('of %s the file has the offset "%s", and people call it %s', (timeZone, offset, timeCode) => {
  const own = answersOf({ ...answers, timeZone, timeCode: answersOf({ timeZone }).timeCode });
  const file = institutesFile(readFileSync('schema/src/institute.ts', 'utf8'), own);
  expect(file).toContain(`export const utcOffset = '${offset}';`);
  expect(file).toContain(`timeCode: '${timeCode}',`);
});

// institute-5
test.each([
  ['en-KE', 'KES', 'Ksh\u00A0'],
  ['en-PT', 'EUR', '€'],
])(
  'in %s the sign of %s stands off its amounts where it ends in a letter',
  (locale, currency, sign) => {
    const own = answersOf({ ...named, locale, currency });
    const file = institutesFile(readFileSync('schema/src/institute.ts', 'utf8'), own);
    expect(file).toContain(`sign: '${sign}'`);
  },
);

// institute-5
test('the theme’s own colours make the theme', () => {
  expect(paletteOf(answers)).toEqual(theme);
});

// institute-5
test.each(['#7b1e3b', '#0b5345', '#444444', '#b00020', '#fff200', '#00ffff'])(
  'text can be read where the leading colour is %s, by day and at night',
  (brand) => {
    expect(problemsOf({ ...answers, brand, accent: '#ff8c69' })).toEqual([]);
    const { ink = [], ground = [] } = paletteOf({ brand, accent: '#ff8c69' });
    for (const night of [0, 1])
      expect(contrast(ink[night] ?? '', ground[night] ?? '')).toBeGreaterThan(7);
  },
);

// institute-3
test.each([
  ['en-IN', '12'],
  ['en-GB', '24'],
])('in %s a clock has %s hours', (locale, hours) => {
  const file = readFileSync('schema/src/institute.ts', 'utf8');
  expect(institutesFile(file, { ...answers, locale })).toContain(
    `export const clockHours: number = ${hours};`,
  );
});
