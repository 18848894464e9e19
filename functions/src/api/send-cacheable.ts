import type { Request, Response } from 'express';
import type { Answer } from './answer-cache.ts';
import { cdnSecondsNow } from '../platform/http/cdn.ts';
import { isCurrent } from '../platform/http/is-current.ts';

/** Sends an answer with its cache headers, in seconds; 304 if the client's copy is still current. */
export function sendCacheable(
  { body, etag }: Answer,
  { browser, cdn }: { readonly browser: number; readonly cdn?: number },
  request: Request,
  response: Response,
): void {
  const headers = {
    'Cache-Control': `public, max-age=${browser}, s-maxage=${cdnSecondsNow(cdn)}`,
    ETag: etag,
    Vary: 'Authorization',
  };
  if (isCurrent(request, etag)) return void response.writeHead(304, headers).end();
  response
    .writeHead(200, {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': body.length,
    })
    .end(body);
}
