import { imageFacts } from '@institute/schema';
import type { Request } from 'firebase-functions/v2/https';
import type { Response } from 'express';
import { authenticate, requireCapability } from '../../platform/caller/authenticate.ts';
import { toApiError } from '../../platform/errors.ts';
import { drawShareImage } from './draw-share-image.ts';
import { siteImage } from './share-image.ts';

/** Sends an owner the share image of what their form says, which is stored nowhere. */
export async function sendDraftImage(request: Request, response: Response): Promise<void> {
  response.set('Cache-Control', 'private, no-store');
  try {
    requireCapability(await authenticate(request), 'editInstitute');
  } catch (error) {
    const refused = toApiError(error);
    if (!refused) throw error;
    response.status(refused.status).end();
    return;
  }
  const { data } = imageFacts.safeParse(request.query);
  if (data) response.type('png').send(await drawShareImage(siteImage(data)));
  else response.status(400).end();
}
