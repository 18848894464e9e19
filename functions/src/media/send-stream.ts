import type { Readable } from 'node:stream';
import type { Response } from 'express';

/**
 * Sends a file as Storage reads it. Where the visitor leaves before the end, the rest is read and
 * thrown away: Storage's library throws where nobody can catch it, and ends the process, when its
 * stream is destroyed before the bucket has answered, as `pipeline` would.
 */
export const sendStream = (file: Readable, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    if (response.closed) return resolve();
    file.once('error', reject);
    response.once('close', () => {
      file.unpipe(response);
      file.resume();
      resolve();
    });
    file.pipe(response);
  });
