/**
 * The built site over plain HTTP, in a process of its own: static files, and the functions for the
 * rest, compressed, as Hosting serves them. Tells its parent the port. An argument names a folder of
 * more static files.
 */
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { root } from './ports.ts';
import { compressSent, compressedFiles } from './compress.ts';
import { listen } from './listen.ts';

const { api, pages } = (await import(join(root, 'functions', 'lib', 'index.js'))) as Record<
  'api' | 'pages',
  RequestHandler
>;

const [folder] = process.argv.slice(2);
const client = join(root, 'web', 'dist', 'client');

listen(
  express()
    .disable('x-powered-by')
    .use(...[client, folder].flatMap((path) => (path ? [compressedFiles(path)] : [])))
    .use((request, response, next) => {
      if (request.path.startsWith('/api/')) return api(request, response, next);
      compressSent(request, response);
      return pages(request, response, next);
    }),
);
