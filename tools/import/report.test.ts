import { expect, test } from 'vitest';
import { newReport } from './report.ts';

// moving-4
test('what is refused is one line, whatever the file has in it', () => {
  const lines: string[] = [];
  const { refuse, summary } = newReport((line) => lines.push(line));
  refuse('post \u001b[2K"A\nB"', 'no redirect from /old\r\n\u001b]0;x\u0007');
  expect(lines).toEqual(['- post [2K"A B": no redirect from /old ]0;x ']);
  expect(summary()).toBe('Listed above: 1');
});
