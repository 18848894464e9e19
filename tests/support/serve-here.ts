import type { Server } from 'node:http';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { vi } from 'vitest';
import { root } from './ports.ts';

/** Serves the built `api` and `pages` in this process, in which what they do can be counted. */
export async function serveHere(): Promise<{ url: string; server: Server }> {
  const { api, pages } = (await import(join(root, 'functions', 'lib', 'index.js'))) as Record<
    'api' | 'pages',
    RequestHandler
  >;
  const site = express().use((request, response, next) =>
    (request.path.startsWith('/api/') ? api : pages)(request, response, next),
  );
  const server = site.listen(0);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}`, server };
}

/** Where the clock is the test's to move, and what was read stays in memory for a minute of it. */
export async function serveHereByClock(): Promise<{ url: string; close: () => void }> {
  // Before the functions load, so that their caches have this clock too.
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() });
  process.env['CONTENT_MEMORY_SECONDS'] = '60';
  const { url, server } = await serveHere();
  return {
    url,
    close: () => {
      vi.useRealTimers();
      server.close();
    },
  };
}
