import { firestore } from '../../../functions/src/platform/admin.ts';
import { rebuildSummaries } from '../../../functions/src/content/summaries/update-summaries.ts';
import { claimDocuments, withConsents } from '../../../sample/claims.ts';
import { buildDocuments } from '../../../sample/documents.ts';

/** Writes the sample content, of which only what is backed is shown. */
export async function writeClaimedSample(): Promise<void> {
  const documents = [
    ...withConsents(buildDocuments({ images: new Map(), syllabuses: new Map() })),
    ...claimDocuments(),
  ];
  const batch = firestore().batch();
  for (const { path, data } of documents) batch.set(firestore().doc(path), data);
  await batch.commit();
  await rebuildSummaries(firestore());
}

/** What a visitor reads of a page. */
export const textOf = (html: string): string =>
  (/<main[^]*<\/main>/.exec(html)?.[0] ?? '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.])/g, '');
