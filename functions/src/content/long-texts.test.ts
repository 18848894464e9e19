import { runInNewContext } from 'node:vm';
import { linkAddress, enquiry } from '@institute/schema';
import { expect, test } from 'vitest';

test.each<[what: string, work: () => unknown, found: unknown]>([
  [
    'a name of digits is searched for a site',
    () => enquiry.safeParse({ name: '1'.repeat(100_000) }).success,
    false,
  ],
  ['a link of dots is checked', () => linkAddress(`a@${'.'.repeat(200_000)}/`), undefined],
])('%s at once', (_, work, found) => {
  const before = process.cpuUsage();
  // Interrupts what would not end.
  expect(runInNewContext('work()', { work }, { timeout: 5_000 })).toBe(found);
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(200_000);
});
