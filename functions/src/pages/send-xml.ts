import { createHash } from 'node:crypto';
import type { Request } from 'firebase-functions/v2/https';
import type { Response } from 'express';
import { shortly } from '../platform/http/cdn.ts';
import { isCurrent } from '../platform/http/is-current.ts';
import { dataHeaders } from '../platform/http/security-headers.ts';

/** A document as it is sent again and again. */
export interface Sent {
  readonly etag: string;
  readonly body: Buffer;
}

export function toSent(xml: string): Sent {
  const body = Buffer.from(xml);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** Sends an XML document, or 304 where the client has it. */
export function sendXml(
  request: Request,
  response: Response,
  { etag, body, type = 'application/xml' }: Sent & { readonly type?: string },
): void {
  const headers = {
    ...dataHeaders,
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': shortly(),
    ETag: etag,
  };
  if (isCurrent(request, etag)) response.writeHead(304, headers).end();
  else response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body);
}
