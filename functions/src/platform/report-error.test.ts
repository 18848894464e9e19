import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/**
 * Runs code in a process of its own and returns what it logs: the logger keeps a reference to its
 * console.
 */
function logOf(code: string): Record<string, unknown> {
  const module = new URL('report-error.ts', import.meta.url).href;
  const script = `import { reportError } from '${module}'; ${code}`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  return JSON.parse(stderr) as Record<string, unknown>;
}

test('an error is reported under its own stack, not the stack of the logger', () => {
  const entry = logOf(`
    function breakDown() { throw new TypeError('broken'); }
    try { breakDown(); } catch (error) { reportError('Unexpected error', error, { method: 'GET' }); }
  `);
  expect(entry).toEqual({
    severity: 'ERROR',
    message: 'Unexpected error',
    method: 'GET',
    stack_trace: expect.stringMatching(/^TypeError: broken\n {4}at breakDown /),
  });
  expect(JSON.stringify(entry)).not.toContain('firebase-functions');
});

test('a thrown value that is not an Error gets a stack too', () => {
  expect(logOf("reportError('Unexpected error', 'text')")['stack_trace']).toMatch(/^Error: text\n/);
});
