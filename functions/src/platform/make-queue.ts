import { ApiError } from './errors.ts';

type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs a limited number of tasks at a time and queues a limited number more; any other is rejected.
 */
export function makeQueue(atOnce: number, places: number): Queue {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function takeTurn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
    } else if (waiting.length < places) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      const headers = { 'Retry-After': '10' };
      throw new ApiError('too-many', 'Too many requests at the moment; try again in a minute', {
        headers,
      });
    }
  }

  function endTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await takeTurn();
    try {
      return await work();
    } finally {
      endTurn();
    }
  };
}
