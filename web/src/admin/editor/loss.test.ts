import { differences } from '@institute/schema';
import { expect, test } from 'vitest';
import { isSignificantLoss } from './loss.ts';

const stored = { title: 'Python', vision: '', tags: ['a'], content: '' };

test.each([
  ['a word', { title: 'Java' }, false],
  ['a sentence', { title: 'Java', vision: 'A sentence of no great length.' }, false],
  ['a paragraph', { content: 'Word '.repeat(30) }, true],
  ['many fields', { title: 'A', vision: 'B', tags: ['c'], content: 'D' }, true],
])('%s', (_what, typed, much) => {
  expect(isSignificantLoss(differences({ ...stored, ...typed }, stored))).toBe(much);
});
