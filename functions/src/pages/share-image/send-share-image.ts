import type { https } from 'firebase-functions/v2';
import type { Response } from 'express';
import { findShareImage } from './share-image.ts';

/**
 * Sends the image at the path. A URL with the image's version is cached forever; any other has to
 * be revalidated soon.
 */
export async function sendShareImage(
  request: https.Request,
  response: Response,
  cdnSeconds: number,
): Promise<void> {
  const shortly = `public, max-age=0, s-maxage=${cdnSeconds}`;
  const image = await findShareImage(request.path);
  if (!image) {
    response
      .status(404)
      .set('Cache-Control', shortly)
      .type('text')
      .send('This image does not exist.');
    return;
  }
  const { drawShareImage } = await import('./draw-share-image.ts');
  const png = await drawShareImage(image);
  const isVersion = request.query['v'] === image.version;
  response
    .set({
      'Cache-Control': isVersion ? 'public, max-age=31536000, immutable' : shortly,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: `"${image.version}"`,
    })
    .type('png')
    .send(png);
}
