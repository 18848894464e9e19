import { runInNewContext } from 'node:vm';
import { factsShown } from '@institute/schema';
import { expect, test } from 'vitest';

test('a text that asks for many facts is compared with a long one at once', () => {
  const asking = `${'{course.fee}a'.repeat(5)}b{course.fee}`;
  const work = () => factsShown(asking, 'a'.repeat(5_000));
  const before = process.cpuUsage();
  // Interrupts what would not end.
  expect(runInNewContext('work()', { work }, { timeout: 5_000 })).toBeUndefined();
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(50_000);
});
