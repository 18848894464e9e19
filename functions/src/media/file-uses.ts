import { collections, fileIdOf, type FileUse } from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { dataOf, readContent, titleOf } from '../content/all-content.ts';
import { filesShown, textsShown } from '../content/texts-in.ts';
import { firestore } from '../platform/admin.ts';

/** How any link to the file with that id, whatever its name, begins. */
export const linkTo = (id: string): RegExp =>
  new RegExp(`/(?:images|documents)/${id}-[a-z0-9.-]{0,80}`, 'g');

/** What a document, or an edit that waits, has. */
interface Shown {
  readonly document: string;
  readonly data: DocumentData;
}

/** Where it uses a file. */
const usesIn = ({ document, data }: Shown, link: RegExp): FileUse[] =>
  textsShown(document, data)
    .filter(({ text }) => text.search(link) >= 0)
    .map(({ path: field }) => ({ document, title: titleOf(document, data), field }));

/** The releases that wait. */
async function readWaiting(): Promise<Set<unknown>> {
  const releases = firestore().collection(collections.releases);
  const { docs } = await releases.where('state', '==', 'waiting').select().get();
  return new Set(docs.map((release) => release.id));
}

/** All of the content, waiting edits included. What a release has published is used where it shows. */
async function* readShown(): AsyncGenerator<Shown> {
  const waiting = await readWaiting();
  for await (const snapshot of readContent()) {
    const { path: document, parent } = snapshot.ref;
    if (parent.id !== collections.edits) yield { document, data: dataOf(snapshot) };
    else if (waiting.has(snapshot.get('release'))) yield { document, data: snapshot.get('data') };
  }
}

/** Every place of the content that uses a file. Reads all of the content. */
export async function usesOf(id: string): Promise<FileUse[]> {
  const link = linkTo(id);
  const uses: FileUse[] = [];
  for await (const shown of readShown()) uses.push(...usesIn(shown, link));
  return uses;
}

/** The ids of all files that the content uses. Reads all of it, once. */
export async function usedFiles(): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for await (const { document, data } of readShown())
    for (const path of filesShown(document, data)) used.add(fileIdOf(path));
  return used;
}
