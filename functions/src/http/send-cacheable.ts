import type { Request, Response } from 'express';
import type { Answer } from './answer-cache.ts';
import { isCurrent } from './is-current.ts';

/** Seconds for which the CDN repeats a public answer: nobody can make it forget one before. */
const cdnSeconds = 60;

/** Sends an answer that others may keep for so many seconds; 304 to whom has it. */
export function sendCacheable(
  { body, etag }: Answer,
  seconds: number,
  request: Request,
  response: Response,
): void {
  response.setHeader('Cache-Control', `public, max-age=${seconds}, s-maxage=${cdnSeconds}`);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('ETag', etag);
  response.setHeader('Vary', 'Authorization');
  if (isCurrent(request, etag)) return void response.writeHead(304).end();
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
