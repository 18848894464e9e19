/**
 * The built site over plain HTTP, in a process of its own: static files, `api` and `pages`, as Hosting
 * serves them. Tells its parent the port, and its memory whenever it is asked.
 */
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import express, { type RequestHandler } from 'express';
import { root } from './ports.ts';
import { listen } from './listen.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const { api, pages } = (await import(join(root, 'functions', 'lib', 'index.js'))) as Record<
  'api' | 'pages',
  RequestHandler
>;

process.on('message', () => {
  collectGarbage();
  collectGarbage();
  process.send?.(process.memoryUsage());
});

listen(
  express()
    .disable('x-powered-by')
    .use((request, response, next) =>
      request.path.startsWith('/api/') ? api(request, response, next) : next(),
    )
    .use(express.static(join(root, 'web', 'dist', 'client'), { index: false }))
    .use(pages),
);
