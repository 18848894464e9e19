import { smallBodyLimit } from '@institute/schema';
import type { Request, Response } from 'express';
import { checkBody, readBody } from './read-body.ts';

const form = { type: 'application/x-www-form-urlencoded', limit: smallBodyLimit } as const;

/** Reads a plain form, which a page without scripts posts. */
export async function readForm(request: Request, response: Response): Promise<void> {
  checkBody(request, form.limit);
  request.body = await readBody(request, response, form);
}
