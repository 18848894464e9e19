import { bucket } from '../platform/admin.ts';
import type { FileType } from './file-type.ts';

/** The SDK does not retry a dropped connection; these calls are safe to retry. */
const twice = <Result>(attempt: () => Promise<Result>): Promise<Result> => attempt().catch(attempt);

export async function isSaved(path: string): Promise<boolean> {
  const file = (await bucket()).file(path);
  const [exists] = await twice(() => file.exists());
  return exists;
}

/** Saves a file whose content never changes, since its name holds its hash. */
export async function saveFile(
  path: string,
  bytes: Buffer,
  contentType: FileType,
  metadata: Record<string, string> = {},
): Promise<void> {
  const file = (await bucket()).file(path);
  const cacheControl = 'public, max-age=31536000, immutable';
  const options = { resumable: false, contentType, metadata: { cacheControl, metadata } };
  await twice(() => file.save(bytes, options));
}
