import express, { type Request, type Response } from 'express';
import { ApiError } from './errors.ts';

const parsers = new Map<number, ReturnType<typeof express.json>>();

function parserFor(limit: number): ReturnType<typeof express.json> {
  const parser = parsers.get(limit) ?? express.json({ limit, inflate: false });
  parsers.set(limit, parser);
  return parser;
}

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Cloud Functions parses the body before it calls us, and keeps its bytes here. */
const parsedBytes = (request: Request): Buffer | undefined =>
  'rawBody' in request && Buffer.isBuffer(request.rawBody) ? request.rawBody : undefined;

/**
 * The JSON body, not compressed, at most `limit` bytes of it; no body counts as `{}`. Served by Cloud Functions the
 * body is parsed already; served over plain HTTP it is parsed here.
 */
export async function readBody(
  request: Request,
  response: Response,
  limit: number,
): Promise<unknown> {
  if (!hasBody(request)) return {};
  if (!request.is('application/json')) {
    throw new ApiError('wrong-type', 'Send the body as application/json');
  }
  const bytes = parsedBytes(request);
  if (bytes) {
    if (bytes.length > limit) throw new ApiError('too-large', 'The body is too large');
    return request.body;
  }
  await new Promise<void>((resolve, reject) => {
    parserFor(limit)(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
  return request.body;
}
