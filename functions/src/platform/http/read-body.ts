import express, { type Request, type Response } from 'express';
import { ApiError } from '../errors.ts';
import { hasBody } from './has-body.ts';

/** How each type of body is parsed, up to a limit. */
const parsers = {
  'application/json': (limit: number) => express.json({ limit, inflate: false }),
  'application/x-www-form-urlencoded': (limit: number) =>
    express.urlencoded({ extended: false, inflate: false, limit, parameterLimit: 20 }),
} as const;

type BodyType = keyof typeof parsers;

const made = new Map<string, ReturnType<typeof express.json>>();

function parserFor(type: BodyType, limit: number): ReturnType<typeof express.json> {
  const parser = made.get(`${type} ${limit}`) ?? parsers[type](limit);
  made.set(`${type} ${limit}`, parser);
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

/** Reads the body of this type, uncompressed, up to `limit` bytes; no body counts as `{}`. */
export async function readBody(
  request: Request,
  response: Response,
  { type = 'application/json', limit }: { type?: BodyType; limit: number },
): Promise<unknown> {
  if (!hasBody(request.headers)) return {};
  if (!request.is(type)) throw new ApiError('wrong-type', `Send the body as ${type}`);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ApiError('timeout', 'The body took too long to arrive; try again')),
      timeLimit(limit),
    );
    parserFor(type, limit)(request, response, (error?: unknown) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve();
    });
  });
  return request.body;
}
