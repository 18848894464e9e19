import * as logger from 'firebase-functions/logger';
import type { StorageEvent } from 'firebase-functions/v2/storage';
import { basename } from 'node:path';
import { bucket } from '../platform/admin.ts';
import { fileTypeOf } from './file-type.ts';
import { isMissing } from './is-missing.ts';
import { withoutName } from './remove-files.ts';
import { hashOf, namePrefix } from './save-file.ts';

/** As many bytes as `fileTypeOf` looks at. */
const headBytes = 256;

/** Whether the file is what its content type says, by its first bytes: rules cannot read those. */
export async function isWhatItSays(path: string, contentType: string): Promise<boolean> {
  const [start] = await (await bucket()).file(path).download({ start: 0, end: headBytes - 1 });
  return fileTypeOf(start) === contentType;
}

type StoredObject = Pick<StorageEvent['data'], 'name' | 'generation'>;

/** The file as it was then: one that has taken its place since has an event of its own. */
export const fileOf = async ({ name, generation }: StoredObject) =>
  (await bucket()).file(name, { generation });

/** Deletes an uploaded file that may not stay, and says so once. */
export async function removeUpload(object: StoredObject, reason: string): Promise<void> {
  await (await fileOf(object)).delete();
  logger.warn('An uploaded file was deleted', { path: withoutName(object.name), reason });
}

/**
 * Deletes an uploaded file that is not what it says, or whose name does not begin with the hash of its
 * content. Returns whether it was one.
 */
export async function removeDisguised(
  object: Pick<StorageEvent['data'], 'name' | 'generation' | 'contentType'>,
): Promise<boolean> {
  try {
    const [bytes] = await (await fileOf(object)).download();
    const isNamed = basename(object.name).startsWith(namePrefix(hashOf(bytes)));
    if (isNamed && fileTypeOf(bytes) === object.contentType) return false;
    await removeUpload(object, isNamed ? 'It is of another type' : 'It has another hash');
    return true;
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
}
