import { expect, test } from 'vitest';
import { makeQueue } from './make-queue.ts';

test('tasks run in turn, even after failures, and are rejected when the queue is full', async () => {
  const queue = makeQueue(2, 2);
  const running: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const start = (name: string) =>
    queue(async () => {
      running.push(name);
      await new Promise<void>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve()));
      });
      return name;
    });

  const [one, two, three, four] = ['one', 'two', 'three', 'four'].map(start);
  await expect(start('five')).rejects.toMatchObject({
    status: 429,
    details: { headers: { 'Retry-After': '10' } },
  });
  expect(running).toEqual(['one', 'two']);

  ends.get('two')?.(new Error('no'));
  await expect(two).rejects.toThrow('no');
  await expect.poll(() => running).toEqual(['one', 'two', 'three']);
  ends.get('one')?.();
  ends.get('three')?.();
  expect(await Promise.all([one, three])).toEqual(['one', 'three']);
  await expect.poll(() => running).toEqual(['one', 'two', 'three', 'four']);
  ends.get('four')?.();
  expect(await four).toBe('four');
});
