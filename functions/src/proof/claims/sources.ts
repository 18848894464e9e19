import { createHash } from 'node:crypto';
import { claimSourcePath, collections, messages } from '@institute/schema';
import { fileTypeOf, withExtension, type FileType } from '../../media/file-type.ts';
import { requireSize } from '../../media/require-size.ts';
import { saveFile } from '../../media/save-file.ts';
import { bucket, firestore } from '../../platform/admin.ts';
import { ApiError, notFound } from '../../platform/errors.ts';

/** Nothing in this folder is served, and `storage.rules` let nobody read it. */
const folder = 'evidence-of-claims/';

/**
 * Stores a PDF or an image that shows a figure, for staff alone; the same file again is one. Its name
 * is not kept: it may be that of a person.
 */
export async function storeClaimSource({
  body: { file },
}: {
  body: { readonly file: string };
}): Promise<{ source: string }> {
  const bytes = Buffer.from(file.slice(file.indexOf(',') + 1), 'base64');
  const type = fileTypeOf(bytes);
  if (!type) throw new ApiError('wrong-type', messages.upload.notPdf);
  requireSize(bytes, type);
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  await saveFile(folder + id, bytes, type);
  return { source: claimSourcePath + id };
}

/** A source that was uploaded, for staff. */
export async function readClaimSource({ id }: { id: string }) {
  const file = (await bucket()).file(folder + id);
  const [exists] = await file.exists();
  if (!exists) throw notFound('Source');
  const [[bytes], [{ contentType }]] = await Promise.all([file.download(), file.getMetadata()]);
  return {
    file: `data:${contentType};base64,${bytes.toString('base64')}`,
    filename: withExtension('source', contentType as FileType),
  };
}

/** How long an upload may wait for the claim that it is for, in milliseconds. */
const patience = 24 * 60 * 60_000;

/** Removes sources that no claim has, nor a kept version of one. Returns how many. */
export async function removeLostSources(now: Date): Promise<number> {
  const [files] = await (await bucket()).getFiles({ prefix: folder });
  const old = files.filter(
    ({ metadata }) => Date.parse(String(metadata.timeCreated)) < now.getTime() - patience,
  );
  if (old.length === 0) return 0;
  const versions = firestore()
    .collection(collections.versions)
    .where('collection', '==', collections.claims);
  const [claims, earlier] = await Promise.all([
    firestore().collection(collections.claims).select('source').get(),
    versions.select('data.source').get(),
  ]);
  const known = new Set<unknown>([
    ...claims.docs.map((claim) => claim.get('source')),
    ...earlier.docs.map((version) => version.get('data.source')),
  ]);
  const lost = old.filter(({ name }) => !known.has(claimSourcePath + name.slice(folder.length)));
  await Promise.all(lost.map((file) => file.delete({ ignoreNotFound: true })));
  return lost.length;
}
