import type { Request } from 'express';

/**
 * Whether the client's cached copy is still current. Express's `request.fresh` does not help: it is
 * always false for a client that also sends `Cache-Control: no-cache`, as `fetch` does.
 */
export function isCurrent(request: Request, etag: string): boolean {
  const known = request.get('if-none-match')?.split(',') ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
