import { bucket } from '../platform/admin.ts';
import { fileTypeOf } from './file-type.ts';
import { isMissing } from './is-missing.ts';

/** As many bytes as `fileTypeOf` looks at. */
const headBytes = 256;

/** Whether the file is what its content type says, by its first bytes: rules cannot read those. */
export async function isWhatItSays(path: string, contentType: string): Promise<boolean> {
  const [start] = await (await bucket()).file(path).download({ start: 0, end: headBytes - 1 });
  return fileTypeOf(start) === contentType;
}

/** Deletes an uploaded file that is not what it says. Returns whether it was one. */
export async function removeDisguised(path: string, contentType = ''): Promise<boolean> {
  try {
    if (await isWhatItSays(path, contentType)) return false;
    await (await bucket()).file(path).delete();
    return true;
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
}
