import {
  collectionOf,
  collections,
  plainDay,
  kinds,
  localDay,
  tamilTexts,
  translatedKinds,
  translationId,
  type TranslatedName,
  type TranslatedText,
  type Translation,
  type TranslationState,
} from '@institute/schema';
import type { DocumentData, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { firestore } from '../../platform/admin.ts';
import { titleOf } from '../all-content.ts';
import { isShown } from '../plain-kind.ts';
import { isHeld, namesIn, withBranch } from './branches.ts';

/** Whether pages show a document, or will. */
function isOnSite(name: TranslatedName, data: DocumentData): boolean {
  const today = localDay(new Date());
  if (name === 'batches') return isShown(name, data as never) && data['firstDay'] >= today;
  if (name === 'demoPlans') {
    const last = data['held'] === 'once' ? data['firstDay'] : data['lastDay'];
    return !last || last >= today;
  }
  return kinds[name].documents === 'one' || isShown(name as 'trainers', data as never);
}

const idIn = (name: TranslatedName, { id }: DocumentSnapshot): string =>
  translationId({ kind: name, of: kinds[name].documents === 'one' ? '' : id });

async function readDocuments(name: TranslatedName): Promise<readonly DocumentSnapshot[]> {
  const all = firestore().collection(collectionOf(name));
  if (kinds[name].documents === 'one') return [await all.doc(name).get()];
  // Batches and demo classes by first day, as in their tabs.
  const dayOf = (found: DocumentSnapshot) => String(found.get('firstDay') ?? '');
  return (await all.get()).docs.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
}

/** What the list calls a document: batches and demo classes by course and first day. */
function nameOf(name: TranslatedName, found: DocumentSnapshot, course: string | undefined): string {
  if (kinds[name].documents === 'one') return kinds[name].label;
  const day: unknown = found.get('firstDay');
  if (typeof day !== 'string') return titleOf(found.ref.path, found.data() ?? {});
  return [course, plainDay(day)].filter(Boolean).join(', ');
}

/** Of one kind, with those that say its branches in Tamil; or all. */
function translationsFor(kind: TranslatedName | undefined): Query {
  const all = firestore().collection(collections.translations);
  return kind ? all.where('kind', 'in', isHeld(kind) ? Object.keys(namesIn) : [kind]) : all;
}

/**
 * What is missing or stale in the translation of each document that the site shows, of a kind or of all. Reads all of
 * these documents and of their translations; for one kind no courses, so that batches are named by their day alone.
 */
export async function listTranslations(kind?: TranslatedName): Promise<TranslationState[]> {
  const { docs } = await translationsFor(kind).get();
  const known = new Map(docs.map((found) => [found.id, found.get('texts') as TranslatedText[]]));
  const all = docs.map((found) => found.data() as Pick<Translation, 'kind' | 'texts'>);
  const read = await Promise.all(
    (kind ? [kind] : translatedKinds).map(
      async (name) => [name, await readDocuments(name)] as const,
    ),
  );
  const courses = new Map(
    read.flatMap(([name, found]) =>
      name === 'courses' ? found.map((course) => [course.id, String(course.get('title'))]) : [],
    ),
  );
  return read.flatMap(([name, documents]) =>
    documents.flatMap((found) => {
      const data = found.data();
      if (!data || !isOnSite(name, data)) return [];
      const id = idIn(name, found);
      const texts = tamilTexts(name, data, withBranch(name, data, known.get(id) ?? [], all));
      if (texts.length === 0) return [];
      const undone = texts.filter(({ state }) => state !== 'current');
      const stale = undone.filter(({ state }) => state === 'stale').length;
      return {
        document: `${collections.translations}/${id}`,
        title: nameOf(name, found, courses.get(data['course'])),
        missing: undone.length - stale,
        stale,
        first: undone[0]?.path ?? '',
      };
    }),
  );
}
