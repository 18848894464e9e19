import type { Request, Response } from 'express';
import { siteAddress } from '../site-address.ts';

/** For how long the page after a form can be loaded again, in milliseconds. */
const lifetime = 10 * 60_000;

/** The only name of a cookie that Hosting hands on. */
const name = '__session';

/**
 * Sends the browser from a form to the page that shows its result, which a reload then loads again. What that page
 * has to know and no address or log may have stands in a cookie for this path alone (docs/decisions/029-results.md).
 */
export function redirectWithResult(response: Response, path: string, value: string): void {
  setResult(response, path, value);
  response.redirect(303, path);
}

/** Keeps what the page at a path shows, so that it can be loaded again. */
export function setResult(response: Response, path: string, value: string): void {
  response.set('Cache-Control', 'private, no-store').cookie(name, value, {
    path,
    maxAge: lifetime,
    httpOnly: true,
    sameSite: 'strict',
    secure: siteAddress().startsWith('https:'),
  });
}

/** What the cookie of the result has; empty without one. */
export function resultIn(request: Request): string {
  const [, value = ''] = /(?:^|;\s*)__session=([^;]*)/.exec(request.get('cookie') ?? '') ?? [];
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
