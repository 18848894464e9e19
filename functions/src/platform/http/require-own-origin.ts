import type { Request } from 'express';
import { ApiError } from '../errors.ts';
import { siteAddress } from '../site-address.ts';

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
export function requireOwnOrigin(request: Request): void {
  if (isFromHere(request)) return;
  throw new ApiError(
    'forbidden',
    'This form was sent from another site. Please open it on our site, and send it from there.',
  );
}
