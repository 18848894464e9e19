import { bucket } from '../admin.ts';
import type { FileType } from './file-type.ts';

/** The SDK repeats no call that broke off; these are safe to repeat. */
const twice = <Result>(attempt: () => Promise<Result>): Promise<Result> => attempt().catch(attempt);

export async function isSaved(path: string): Promise<boolean> {
  const file = (await bucket()).file(path);
  const [exists] = await twice(() => file.exists());
  return exists;
}

/** Saves a file under the name that its content has for ever. */
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
