import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tests/support/ports.ts';

const text = readFileSync(join(root, 'docs', 'security.md'), 'utf8');

const found = (form: RegExp): string[] => [...text.matchAll(form)].map(([, each = '']) => each);

test('every file named in the document exists', () => {
  const files = found(/`([\w/.-]+\/[\w.-]+\.\w+)`/g);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('no requirement is listed twice', () => {
  const numbers = found(/\*\*(\d+\.\d+\.\d+)\*\*/g);
  expect(numbers.length).toBeGreaterThan(90);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
