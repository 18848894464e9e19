import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clockChanges, cloudRegion, institute, offsetText, utcOffset } from '@institute/schema';
import { expect, test } from 'vitest';
import { sampleIdentity } from '../../sample/identity.ts';
import { root } from '../../tests/support/ports.ts';
import { isGeneral, literalsIn } from '../../tests/support/literals.ts';

const given = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', given, { cwd: root, encoding: 'utf8' }).trim().split('\n');

const kindsIn = (text: string): string[] => literalsIn(text).map(({ kind }) => kind);

// institute-2
test.each([
  ["issuer: 'Vaasal Institute of Technology'", 'name'],
  ["const place = 'Adyar';", 'city'],
  ['color: #25245f;', 'colour'],
  ['border: 1px solid #fff', 'colour'],
  ["price + ' INR'", 'currency'],
  ['`₹${price}`', 'currency'],
  ["toLocaleString('en-IN')", 'locale'],
  ["timeZone: 'Asia/Kolkata'", 'zone'],
  ['`${day}T00:00:00+05:30`', 'zone'],
  ["label: 'Time in India'", 'zone'],
  ['label="Go-live time (India)"', 'zone'],
])('%s says the %s of one institute', (line, kind) => {
  expect(kindsIn(line)).toEqual([kind]);
});

// institute-2
test.each(['url(#clip)', "location.hash = '#content'", 'institute.locale', 'the first line'])(
  '%s says nothing of one institute',
  (line) => expect(kindsIn(line)).toEqual([]),
);

// institute-2
test('only the institute’s file, the theme and the sample say whose site it is', () => {
  const general = files.filter(isGeneral);
  expect(general.length).toBeGreaterThan(800);
  const said = general.flatMap((file) =>
    literalsIn(readFileSync(join(root, file), 'utf8')).map(
      ({ kind, line }) => `${file}:${line}: ${kind}`,
    ),
  );
  expect(said).toEqual([]);
});

// institute-2
test('Hosting and Firestore are in the region of the institute’s file', () => {
  const config = readFileSync(join(root, 'firebase.json'), 'utf8');
  expect(config.match(/(?<="(?:region|location)": ").+?(?=")/g)).toEqual(
    Array.from({ length: 3 }, () => cloudRegion),
  );
});

// institute-3
test('the offset of the time zone is the same all year round, or asked for', () => {
  const [begin, end] = [Date.parse('2026-01-01'), Date.parse('2027-01-01')];
  const changes = clockChanges(institute.timeZone, begin, end);
  expect(utcOffset).toBe(changes.length > 0 ? '' : offsetText(institute.timeZone, begin));
});

// institute-4
test('what the deploy knows the sample by is the sample', () => {
  expect(institute).toMatchObject(sampleIdentity);
});
