import { basename } from 'node:path';
import { uploadFile, uploadImage } from '../../../functions/src/media/store-upload.ts';
import { isSaved } from '../../../functions/src/media/save-file.ts';
import { fromFolder } from '../pictures/from-folder.ts';
import { Refused } from '../refused.ts';
import { importer, notStored, toRefused } from '../store-content.ts';

/** Links to the files that cells name: stored already, in the folder, or on another site. */
export async function fileLinks(folder: string | undefined, isDry: boolean) {
  const read = folder ? await fromFolder(folder) : undefined;
  const store = async (kind: 'image' | 'pdf', bytes: Buffer, filename: string): Promise<string> => {
    const file = `data:;base64,${bytes.toString('base64')}`;
    try {
      if (kind === 'pdf')
        return (await uploadFile({ body: { file, filename, type: '' } }, importer)).url;
      const body = { image: file, filename, mimetype: '' };
      return (await uploadImage({ body }, importer)).data.image;
    } catch (error) {
      throw toRefused(error);
    }
  };
  return async (kind: 'image' | 'pdf', cell: string): Promise<string> => {
    const [path = '', ...focus] = cell.trim().split('#');
    if (/^https?:\/\//i.test(path)) return cell;
    const isLink = /^\/(?:images|documents)\/[^/]+$/.test(path);
    if (isLink && (await isSaved(path.slice(1)))) return cell;
    if (!read) throw new Refused(`the file ${path} is not here: add --pictures with its folder`);
    try {
      const bytes = await read(path);
      const link = isDry ? notStored : await store(kind, bytes, basename(path));
      return [link, ...focus].join('#');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      throw new Refused(`${path}: ${error.message}`, { cause: error });
    }
  };
}
