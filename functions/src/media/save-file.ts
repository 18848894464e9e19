import { createHash } from 'node:crypto';
import { bucket } from '../platform/admin.ts';
import type { FileType } from './file-type.ts';
import { isMissing } from './is-missing.ts';

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** How the names of stored files begin. */
export const namePrefix = (hash: string): string => `${hash.slice(0, 16)}-`;

export async function isSaved(path: string): Promise<boolean> {
  const [exists] = await (await bucket()).file(path).exists();
  return exists;
}

/** Whether these bytes are stored there. The name alone proves nothing: an upload to Storage gives its own. */
export async function isSavedAs(
  path: string,
  bytes: Buffer,
  contentType: FileType,
): Promise<boolean> {
  try {
    const [stored] = await (await bucket()).file(path).getMetadata();
    const md5 = createHash('md5').update(bytes).digest('base64');
    return stored.md5Hash === md5 && stored.contentType === contentType;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Saves a file whose content never changes, since its name holds its hash. */
export async function saveFile(
  path: string,
  bytes: Buffer,
  contentType: FileType,
  metadata: Record<string, string> = {},
): Promise<void> {
  const cacheControl = 'public, max-age=31536000, immutable';
  const options = { resumable: false, contentType, metadata: { cacheControl, metadata } };
  await (await bucket()).file(path).save(bytes, options);
}
