import { expect, test } from 'vitest';
import { requireFile } from './require-file.ts';

// moving-2, moving-9
test('a path without a file and a folder are refused in words', () => {
  const { filename, dirname } = import.meta;
  expect(() => requireFile(`${filename}.csv`)).toThrow('There is no such file');
  expect(() => requireFile(`${filename}/x.csv`)).toThrow('There is no such file');
  expect(() => requireFile(dirname)).toThrow('It is a folder: name the file in it');
  expect(() => requireFile(filename)).not.toThrow();
});
