import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyWithNotices } from './copy-with-notices.ts';

const copy = mkdtempSync(join(tmpdir(), 'a-kind-'));
const run = promisify(execFile);

beforeAll(() => copyWithNotices(copy), 60_000);

afterAll(() => rmSync(copy, { recursive: true }));

test('everything compiles with a kind that was added', { timeout: 120_000 }, async () => {
  const { stdout } = await run('tsc', [], { cwd: copy }).catch((error: unknown) => {
    throw new Error((error as { stdout: string }).stdout);
  });
  expect(stdout).toBe('');
});
