import type { Request } from 'express';

/**
 * Whether the client has this version of the answer already. Express's `request.fresh` is no help:
 * it never says so to a client that also sends `Cache-Control: no-cache`, as `fetch` does.
 */
export function isCurrent(request: Request, etag: string): boolean {
  const known = request.get('if-none-match')?.split(',') ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
