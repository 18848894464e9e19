import { institute } from '@institute/schema';
import { expect, onTestFinished, test } from 'vitest';
import { formatStatValue, parseStatValue } from './stat-value.ts';

// home-2, home-3
test.each([
  ['1,00,000+', { prefix: '', number: 100_000, decimals: 0, suffix: '+' }, '1,00,000+'],
  ['100000+', { prefix: '', number: 100_000, decimals: 0, suffix: '+' }, '1,00,000+'],
  ['₹6.5 LPA', { prefix: '₹', number: 6.5, decimals: 1, suffix: ' LPA' }, '₹6.5 LPA'],
  ['100,000+', { prefix: '', number: 100_000, decimals: 0, suffix: '+' }, '1,00,000+'],
  ['95%', { prefix: '', number: 95, decimals: 0, suffix: '%' }, '95%'],
])('%s is split around its number', (text, value, shown) => {
  expect(parseStatValue(text)).toEqual(value);
  expect(formatStatValue(value, value.number)).toBe(shown);
});

// home-2
test.each(['24x7', 'Free', '4.9/5', '95,5%', ''])('%s is not split', (text) => {
  expect(parseStatValue(text)).toBeUndefined();
});

// home-2
test('where a comma stands before decimals, a point stays as it was typed', () => {
  const { locale } = institute;
  Object.assign(institute, { locale: 'en-DE' });
  onTestFinished(() => void Object.assign(institute, { locale }));
  expect(parseStatValue('1.200+')).toBeUndefined();
  expect(parseStatValue('1200+')?.number).toBe(1200);
});
