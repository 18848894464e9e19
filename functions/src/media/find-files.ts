import {
  collections,
  fileIdOf,
  fileNameOf,
  isImage,
  lacksAlt,
  mediaViews,
  uploadFolders,
  type MediaFile,
  type MediaPage,
  type MediaView,
} from '@institute/schema';
import type { File } from '@google-cloud/storage';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { bucket, firestore } from '../platform/admin.ts';
import { notFound } from '../platform/errors.ts';
import { usedFiles } from './file-uses.ts';

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
    name: fileNameOf(path),
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

const isShown = ({ deletedAt }: MediaFile): boolean => deletedAt === '';

const isIn: Record<Exclude<MediaView, 'unused'>, (file: MediaFile) => boolean> = {
  all: isShown,
  images: (file) => isShown(file) && isImage(file),
  pdfs: (file) => isShown(file) && !isImage(file),
  alt: (file) => isShown(file) && lacksAlt(file),
  deleted: (file) => !isShown(file),
};

const byContent = (files: readonly MediaFile[]): MediaFile[] => [
  ...new Map(files.map((file) => [file._id, file])).values(),
];

interface ListQuery {
  readonly view: MediaView;
  readonly name: string;
  readonly count: number;
}

/** What a view has. Whether content uses a file is found out for the view of those alone. */
async function viewOf(view: MediaView): Promise<(file: MediaFile) => boolean> {
  if (view !== 'unused') return isIn[view];
  const used = await usedFiles();
  return (file) => isShown(file) && !used.has(file._id);
}

/** The uploaded files of a view whose names or texts contain a text, newest first, each content once. */
export async function listFiles({
  query: { view, name: typed, count },
}: {
  query: ListQuery;
}): Promise<MediaPage> {
  const [files, { docs }, isInView] = await Promise.all([
    uploadedFiles(),
    fileDocuments().get(),
    viewOf(view),
  ]);
  const said = new Map(docs.map((found) => [found.id, found]));
  const all = files.map((file) => asMediaFile(file, said.get(fileIdOf(file.name))));
  const wanted = typed.toLowerCase();
  const inView = all.filter(isInView);
  const found = byContent(
    inView.filter(({ name, alt }) => `${name}\n${alt.toLowerCase()}`.includes(wanted)),
  ).toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const counts = Object.fromEntries(
    mediaViews.flatMap((each) => {
      if (each === view) return [[each, byContent(inView).length]];
      return each === 'unused' ? [] : [[each, byContent(all.filter(isIn[each])).length]];
    }),
  ) as MediaPage['counts'];
  return { files: found.slice(0, count), found: found.length, counts };
}
