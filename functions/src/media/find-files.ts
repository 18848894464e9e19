import { collections, fileIdOf, uploadFolders, type MediaFile } from '@institute/schema';
import type { File } from '@google-cloud/storage';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { bucket, firestore } from '../platform/admin.ts';
import { notFound } from '../platform/errors.ts';

type FileKind = keyof typeof uploadFolders;

/** `images/0123456789abcdef-front-door.webp` is called `front-door.webp`. */
const nameOf = (path: string): string => path.slice(path.indexOf('-') + 1);

export const fileDocuments = () => firestore().collection(collections.files);

/** A stored file with what staff say of it. */
export function asMediaFile(
  { name: path, metadata }: File,
  said: DocumentSnapshot | undefined,
): MediaFile {
  const textOf = (field: string): string => String(said?.get(field) ?? '');
  return {
    _id: fileIdOf(path),
    path: `/${path}`,
    name: nameOf(path),
    size: Number(metadata.size),
    at: new Date(String(metadata.timeCreated)).toISOString(),
    alt: textOf('alt'),
    focus: textOf('focus'),
    deletedAt: textOf('deletedAt'),
  };
}

const filesWith = async (prefix: string): Promise<File[]> =>
  (await (await bucket()).getFiles({ prefix }))[0];

const folders = Object.values(uploadFolders);

/** Every file that was uploaded, or those with an id: one content under several names. */
export const uploadedFiles = async (id?: string): Promise<File[]> =>
  (
    await Promise.all(
      folders.map((folder) => filesWith(`${folder}/${id === undefined ? '' : `${id}-`}`)),
    )
  ).flat();

/** The stored file with that id, and the document about it; 404 without. */
export async function findFile(id: string): Promise<{ file: File; document: DocumentReference }> {
  const [file] = /^[0-9a-f]{16}$/.test(id) ? await uploadedFiles(id) : [];
  if (!file) throw notFound('File');
  return { file, document: fileDocuments().doc(id) };
}

interface ListQuery {
  readonly kind: FileKind;
  readonly name: string;
  readonly deleted: '' | 'yes';
  readonly count: number;
}

/** The uploaded files of a kind whose names or texts contain a text, newest first, each content once. */
export async function listFiles({ query }: { query: ListQuery }): Promise<MediaFile[]> {
  const [files, { docs }] = await Promise.all([
    filesWith(`${uploadFolders[query.kind]}/`),
    fileDocuments().get(),
  ]);
  const said = new Map(docs.map((found) => [found.id, found]));
  const wanted = query.name.toLowerCase();
  const byContent = new Map(
    files
      .map((file) => asMediaFile(file, said.get(fileIdOf(file.name))))
      .filter(({ name, alt }) => `${name}\n${alt.toLowerCase()}`.includes(wanted))
      .filter(({ deletedAt }) => (deletedAt !== '') === (query.deleted === 'yes'))
      .map((file) => [file._id, file]),
  );
  return [...byContent.values()]
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, query.count);
}
