import { smallBodyLimit } from '@institute/schema';
import type { Request, Response } from 'express';
import { checkBody, readBody } from './read-body.ts';
import { requireOwnOrigin } from './require-own-origin.ts';

const form = { type: 'application/x-www-form-urlencoded', limit: smallBodyLimit } as const;

/** Reads a plain form, which a page of this site posts without scripts. */
export async function readForm(request: Request, response: Response): Promise<void> {
  requireOwnOrigin(request);
  checkBody(request, form.limit);
  request.body = await readBody(request, response, form);
}
