import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/emulators/ports.ts';
import { statements } from './statements.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test.each(range(1, 90))('acceptance statement %d is held by tests that exist', async (number) => {
  const tests = statements[number] ?? [];
  expect(tests, 'no test holds it').not.toEqual([]);
  for (const [file, title] of tests)
    expect(await readFile(join(root, file), 'utf8'), `${file} has no such test`).toContain(title);
});
