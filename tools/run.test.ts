import { expect, test } from 'vitest';
import { wordsOf } from './run.ts';

test.each([
  ['Could not load the default credentials. Browse to', 'gcloud auth application-default login'],
  ['There is no user record corresponding to', 'Add the account first'],
])('after "%s" a command says what to do', (words, remedy) => {
  expect(wordsOf(new Error(words))).toContain(`${words}\n`);
  expect(wordsOf(new Error(words))).toContain(remedy);
});

test('what says itself what to do is left alone', () => {
  expect(wordsOf(new Error('Name a new folder.'))).toBe('Name a new folder.');
  expect(wordsOf('Stopped')).toBe('Stopped');
});
