import { bucket } from '../platform/admin.ts';
import type { FileType } from './file-type.ts';

export async function isSaved(path: string): Promise<boolean> {
  const [exists] = await (await bucket()).file(path).exists();
  return exists;
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
