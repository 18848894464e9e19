import type { ErasureEffect, PersonExport } from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { dataOf, isVersion, readHistory, titleOf } from '../content/all-content.ts';
import { firestore } from '../platform/admin.ts';
import type { Identifier } from './identifiers.ts';
import { mentionsIn, withoutEntries } from './mentions.ts';

/**
 * The effect of erasing on a document: only a placement, a trainer, a consent or what backs a testimonial
 * is about one person. An edit of a release, which also has what it replaced, goes as a whole.
 */
export function effectOn(
  data: DocumentData | undefined,
  identifiers: readonly Identifier[],
): ErasureEffect {
  if (!data) return 'deleted';
  if (mentionsIn(data, identifiers).length === 0) return 'unmentioned';
  if (typeof data['release'] === 'string' || Array.isArray(data['hashes'])) return 'document';
  if (data['kind'] === 'testimonial') return 'document';
  if (mentionsIn(data['studentName'] ?? data['name'], identifiers).length > 0) return 'document';
  const rest = mentionsIn(withoutEntries(data, identifiers), identifiers);
  return rest.length === 0 ? 'entries' : 'text';
}

type Found = PersonExport['content'][number];

/** The content that names the person, now or in an earlier version. */
export async function findContent(identifiers: readonly Identifier[]): Promise<Found[]> {
  const found = new Map<string, Found>();
  for await (const snapshot of readHistory()) {
    const isOld = isVersion(snapshot);
    const document = isOld ? String(snapshot.get('document')) : snapshot.ref.path;
    const data = dataOf(snapshot);
    const texts = mentionsIn(data, identifiers);
    if (texts.length === 0) continue;
    const known = found.get(document);
    found.set(document, {
      document,
      title: known?.title ?? titleOf(document, data),
      effect: isOld ? (known?.effect ?? 'deleted') : effectOn(data, identifiers),
      versions: (known?.versions ?? 0) + Number(isOld),
      texts: [...new Set([...(known?.texts ?? []), ...texts])],
    });
  }
  const unknown = [...found.values()].filter(({ effect }) => effect === 'deleted');
  const refs = unknown.map(({ document }) => firestore().doc(document));
  const stored = refs.length > 0 ? await firestore().getAll(...refs) : [];
  for (const snapshot of stored) {
    const entry = found.get(snapshot.ref.path);
    if (entry && snapshot.exists) found.set(snapshot.ref.path, { ...entry, effect: 'unmentioned' });
  }
  return [...found.values()];
}
