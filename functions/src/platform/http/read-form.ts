import { smallBodyLimit } from '@institute/schema';
import type { Request, Response } from 'express';
import { otherSite } from '../../texts/en/errors.ts';
import { ApiError } from '../errors.ts';
import { siteAddress } from '../site-address.ts';
import { checkBody, readBody } from './read-body.ts';

/** Where the host stands that a browser asked for, beside `Host`, which a proxy such as Hosting replaces. */
const hostHeaders = ['host', 'x-forwarded-host', 'x-fh-requested-host'];

/** Whether an origin is this site's: at its address, or at the host that was asked for. */
function isOwn(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const asked = hostHeaders.map((name) => request.get(name));
  return [new URL(siteAddress()).host, ...asked].includes(new URL(origin).host);
}

/**
 * Whether the page that posted a form is one of this site. What the browser says in `Sec-Fetch-Site`
 * decides; older ones say `Origin` alone, and very old ones nothing, which no page can make a newer one
 * do.
 */
function isFromHere(request: Request): boolean {
  const fetchSite = request.get('sec-fetch-site');
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = request.get('origin');
  return origin === undefined || isOwn(origin, request);
}

/** Refuses a form that a page of another site posted. */
function requireOwnOrigin(request: Request): void {
  if (isFromHere(request)) return;
  throw new ApiError('forbidden', otherSite);
}

const form = { type: 'application/x-www-form-urlencoded', limit: smallBodyLimit } as const;

/** Reads a plain form, which a page of this site posts without scripts. */
export async function readForm(request: Request, response: Response): Promise<void> {
  requireOwnOrigin(request);
  checkBody(request, form.limit);
  request.body = await readBody(request, response, form);
}
