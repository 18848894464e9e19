import {
  collections,
  fileIdOf,
  kindOf,
  kindsIn,
  searchedCollections,
  type ErasureEffect,
  type PersonExport,
} from '@institute/schema';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { dataOf, isVersion, readPages, titleOf } from '../content/all-content.ts';
import { filesIn } from '../content/texts-in.ts';
import { asMediaFile, fileDocuments, uploadedFiles } from '../media/find-files.ts';
import { firestore } from '../platform/admin.ts';
import { effectOn, leftOf, textsOf } from './effect.ts';
import type { Identifier } from './identifiers.ts';
import { mentionsIn } from './mentions.ts';

const { versions } = collections;

/** The documents of a collection that may name somebody who is no admin. */
function searchedOf(collection: string): Query {
  const all = firestore().collection(collection);
  const [people] = kindsIn(collection).map((kind) => kind.people);
  const among = people && 'among' in people ? people.among : undefined;
  return among ? all.where(among.field, 'in', among.values) : all;
}

async function* readSearched(): AsyncGenerator<QueryDocumentSnapshot> {
  for (const collection of searchedCollections) {
    yield* readPages(searchedOf(collection));
    const earlier = firestore().collection(versions).where('collection', '==', collection);
    yield* readPages(earlier);
  }
}

type Found = PersonExport['content'][number];

/** Uploaded files whose names, or what is said of them, name the person; `shown` are those in use. */
async function findFiles(
  identifiers: readonly Identifier[],
  shown: ReadonlySet<string>,
): Promise<Omit<Found, 'versions'>[]> {
  const [files, { docs }] = await Promise.all([uploadedFiles(), fileDocuments().get()]);
  const said = new Map(docs.map((found) => [found.id, found]));
  return files.flatMap((file) => {
    const { _id, name, alt } = asMediaFile(file, said.get(fileIdOf(file.name)));
    const isNamed = mentionsIn(file.name, identifiers).length > 0;
    const texts = [...(isNamed ? [file.name] : []), ...mentionsIn(alt, identifiers)];
    if (texts.length === 0) return [];
    const effect = !shown.has(_id) ? 'document' : isNamed ? 'text' : 'emptied';
    return [{ document: fileDocuments().doc(_id).path, title: name, effect, texts }];
  });
}

/** Whatever names the person, now or in an earlier version. */
export async function findContent(identifiers: readonly Identifier[]): Promise<Found[]> {
  const found = new Map<string, Found>();
  /** The files that would still be in use. */
  const shown = new Set<string>();
  const add = (
    document: string,
    { title, effect, texts }: { title: string; effect?: ErasureEffect; texts: readonly string[] },
  ): void => {
    const known = found.get(document);
    found.set(document, {
      document,
      title: known?.title ?? title,
      effect: effect ?? known?.effect ?? 'deleted',
      versions: (known?.versions ?? 0) + Number(effect === undefined),
      texts: [...new Set([...(known?.texts ?? []), ...texts])],
    });
  };
  for await (const snapshot of readSearched()) {
    const isOld = isVersion(snapshot);
    const document = isOld ? String(snapshot.get('document')) : snapshot.ref.path;
    const data = dataOf(snapshot);
    if (!isOld && kindOf(document)?.links !== 'none')
      for (const path of filesIn(leftOf(document, data, identifiers))) shown.add(fileIdOf(path));
    const texts = mentionsIn(textsOf(data), identifiers);
    if (texts.length === 0) continue;
    const effect = isOld ? undefined : effectOn(document, data, identifiers);
    add(document, { title: titleOf(document, data), ...(effect && { effect }), texts });
  }
  for (const { document, ...file } of await findFiles(identifiers, shown)) add(document, file);
  const unknown = [...found.values()].filter(({ effect }) => effect === 'deleted');
  const refs = unknown.map(({ document }) => firestore().doc(document));
  const stored = refs.length > 0 ? await firestore().getAll(...refs) : [];
  for (const snapshot of stored) {
    const entry = found.get(snapshot.ref.path);
    if (entry && snapshot.exists) found.set(snapshot.ref.path, { ...entry, effect: 'unmentioned' });
  }
  return [...found.values()];
}
