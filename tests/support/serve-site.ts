/**
 * The built site over plain HTTP, in a process of its own: static files, and the functions for the
 * rest, compressed, as Hosting serves them. Tells its parent the port. An argument names a folder of
 * more static files.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { root } from './ports.ts';
import { listen } from './listen.ts';

type Encoding = 'br' | 'gzip';

const accepted = (request: Request): Encoding | undefined => {
  const encoding = request.acceptsEncodings('br', 'gzip');
  return encoding === 'br' || encoding === 'gzip' ? encoding : undefined;
};

function compress(body: string | Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body);
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
}

/** Has the text that a handler sends compressed. */
function compressSent(request: Request, response: Response): void {
  const encoding = accepted(request);
  if (!encoding) return;
  const { writeHead, end } = response;
  Object.assign(response, {
    writeHead: (status: number, headers: Record<string, string>) =>
      response.status(status).set(headers),
    end(body?: string | Buffer) {
      Object.assign(response, { writeHead, end });
      const isText = /^(?:text|application\/xml)/.test(response.get('Content-Type') ?? '');
      if (!body || !isText) return response.end(body);
      const bytes = compress(body, encoding);
      response.set({ 'Content-Encoding': encoding, Vary: 'Accept-Encoding' });
      return response.set('Content-Length', String(bytes.length)).end(bytes);
    },
  });
}

const isText = /\.(?:js|css|html|svg|txt|webmanifest)$/;

/** The files of a folder, texts compressed once, as Hosting's CDN keeps them. */
function compressedFiles(folder: string): Router {
  const kept = new Map<string, Buffer>();

  function read(path: string, encoding: Encoding): Buffer {
    const key = encoding + path;
    const found = kept.get(key) ?? compress(readFileSync(join(folder, path)), encoding);
    kept.set(key, found);
    return found;
  }

  return Router()
    .use((request, response, next) => {
      const encoding = accepted(request);
      if (!encoding || !isText.test(request.path)) return next();
      try {
        const bytes = read(request.path, encoding);
        response.set({ 'Content-Encoding': encoding, Vary: 'Accept-Encoding' });
        response.set('Cache-Control', 'public, max-age=31536000, immutable');
        response.type(request.path.slice(request.path.lastIndexOf('.'))).send(bytes);
      } catch {
        next();
      }
    })
    .use(express.static(folder, { index: false, maxAge: '1y', immutable: true }));
}

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
