import { beforeAll, expect, vi } from 'vitest';
import { stepTimeout } from './patience.ts';
import { hostingUrl } from './ports.ts';

/**
 * Where Hosting's emulator serves the site, with the functions' emulator behind it: for the tests of
 * what those two do. They start a process for the first request of a function, which may take long.
 */
export function useHosting(): string {
  const url = hostingUrl('test');
  const ask = async (path: string) => expect((await fetch(url + path)).status).not.toBe(504);
  beforeAll(async () => {
    for (const path of ['/', '/api/navbar'])
      await vi.waitFor(() => ask(path), { timeout: 4 * stepTimeout, interval: 100 });
  });
  return url;
}
