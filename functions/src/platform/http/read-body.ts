import express, { type Request, type Response } from 'express';
import { ApiError } from '../platform/errors.ts';
import { hasBody } from '../platform/http/has-body.ts';

const parsers = new Map<number, ReturnType<typeof express.json>>();

function parserFor(limit: number): ReturnType<typeof express.json> {
  const parser = parsers.get(limit) ?? express.json({ limit, inflate: false });
  parsers.set(limit, parser);
  return parser;
}

/** Rejects a body by its headers, before any of it is read. */
export function checkBody({ headers }: Request, limit: number): void {
  if (!hasBody(headers)) return;
  if (headers['transfer-encoding'] !== undefined) {
    throw new ApiError('length-required', 'Send the body with a Content-Length, not in chunks');
  }
  if (Number(headers['content-length']) > limit) {
    throw new ApiError('too-large', limit ? 'The body is too large' : 'This call takes no body');
  }
}

/** Timeout for reading a body, in milliseconds: enough for 300 KB/s, plus 10 seconds. */
const timeLimit = (limit: number): number => 10_000 + limit / 300;

/** Reads the JSON body, uncompressed, up to `limit` bytes; no body counts as `{}`. */
export async function readBody(
  request: Request,
  response: Response,
  limit: number,
): Promise<unknown> {
  if (!hasBody(request.headers)) return {};
  if (!request.is('application/json')) {
    throw new ApiError('wrong-type', 'Send the body as application/json');
  }
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ApiError('timeout', 'The body took too long to arrive; try again')),
      timeLimit(limit),
    );
    parserFor(limit)(request, response, (error?: unknown) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve();
    });
  });
  return request.body;
}
