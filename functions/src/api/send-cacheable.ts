import type { Request, Response } from 'express';
import type { Answer } from './answer-cache.ts';
import { isCurrent } from '../platform/http/is-current.ts';

/** Seconds for which the CDN may cache a public answer: it cannot be purged earlier. */
const cdnSeconds = 60;

/** Sends an answer with its cache headers; 304 if the client's copy is still current. */
export function sendCacheable(
  { body, etag }: Answer,
  seconds: number,
  request: Request,
  response: Response,
): void {
  const headers = {
    'Cache-Control': `public, max-age=${seconds}, s-maxage=${cdnSeconds}`,
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
