import { createHash } from 'node:crypto';
import { messages } from '@institute/schema';
import { fileTypeOf, withExtension } from '../../media/file-type.ts';
import { requireSize } from '../../media/require-size.ts';
import { saveFile } from '../../media/save-file.ts';
import { bucket } from '../../platform/admin.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { recordOf } from './record-of.ts';

/** Nothing in this folder is served, and `storage.rules` let nobody read it. */
const folder = 'evidence/';

const folderOf = (placement: string): string => `${folder}${placement}/`;

/** Stores a PDF or an image that proves a placement; returns its path and name. */
export async function storeEvidence(
  placement: string,
  { file, filename }: { readonly file: string; readonly filename: string },
): Promise<{ path: string; name: string }> {
  const bytes = Buffer.from(file.slice(file.indexOf(',') + 1), 'base64');
  const type = fileTypeOf(bytes);
  if (!type) throw new ApiError('wrong-type', messages.upload.notPdf);
  requireSize(bytes, type);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const path = folderOf(placement) + hash;
  await saveFile(path, bytes, type);
  return { path, name: withExtension(filename, type) };
}

/** Removes the files that prove a placement, but for one. */
export async function removeEvidence(placement: string, kept = ''): Promise<void> {
  const [files] = await (await bucket()).getFiles({ prefix: folderOf(placement) });
  const others = files.filter(({ name }) => name !== kept);
  await Promise.all(others.map((file) => file.delete({ ignoreNotFound: true })));
}

export async function placementsWithEvidence(): Promise<string[]> {
  const [files] = await (await bucket()).getFiles({ prefix: folder });
  return [...new Set(files.map(({ name }) => name.split('/')[1] ?? ''))];
}

/** The file that proves a placement, for staff. */
export async function readPlacementEvidence({ id }: { id: string }) {
  const record = await recordOf(id).get();
  const path: unknown = record.get('evidencePath');
  if (typeof path !== 'string' || !path) throw notFound('Evidence');
  const file = (await bucket()).file(path);
  const [[bytes], [{ contentType }]] = await Promise.all([file.download(), file.getMetadata()]);
  return {
    file: `data:${contentType};base64,${bytes.toString('base64')}`,
    filename: String(record.get('evidence')),
  };
}
