import { collections, type FileUse } from '@institute/schema';
import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { dataOf, readContent, titleOf } from '../content/all-content.ts';
import { textsShown } from '../content/texts-in.ts';
import { firestore } from '../platform/admin.ts';

/** How any link to the file with that id, whatever its name, begins. */
export const linkTo = (id: string): RegExp =>
  new RegExp(`/(?:images|documents)/${id}-[a-z0-9.-]{0,80}`, 'g');

/** Where a document, or an edit that waits, uses a file. */
function usesIn(snapshot: QueryDocumentSnapshot, link: RegExp): FileUse[] {
  const { path: document, parent } = snapshot.ref;
  const isEdit = parent.id === collections.edits;
  const data = isEdit ? (snapshot.get('data') as DocumentData) : dataOf(snapshot);
  return textsShown(document, data)
    .filter(({ text }) => text.search(link) >= 0)
    .map(({ path: field }) => ({ document, title: titleOf(document, data), field }));
}

/** The releases that wait. */
async function readWaiting(): Promise<Set<unknown>> {
  const releases = firestore().collection(collections.releases);
  const { docs } = await releases.where('state', '==', 'waiting').select().get();
  return new Set(docs.map((release) => release.id));
}

/**
 * Every place of the content, waiting edits included, that uses a file. Reads all of the content. What a
 * release has published is used where it shows.
 */
export async function usesOf(id: string): Promise<FileUse[]> {
  const link = linkTo(id);
  const waiting = await readWaiting();
  const uses: FileUse[] = [];
  for await (const snapshot of readContent()) {
    const isEdit = snapshot.ref.parent.id === collections.edits;
    if (!isEdit || waiting.has(snapshot.get('release'))) uses.push(...usesIn(snapshot, link));
  }
  return uses;
}
