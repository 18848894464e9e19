import { collections, type ListedName, type Singleton } from '@institute/schema';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { writeTogether, type Write } from '../../functions/src/content/write.ts';
import { checksOf } from '../../functions/src/kinds/content-kinds.ts';
import { firestore } from '../../functions/src/platform/admin.ts';
import { ApiError } from '../../functions/src/platform/errors.ts';
import { Refused } from './refused.ts';
import type { Outcome } from './report.ts';

/** Who the history names for what came in. */
export const importer = { uid: 'import' };

/** Stands for the link of a file while nothing is stored. */
export const notStored = '/images/not-stored.webp';

/** The document of a kind. */
export const documentOf = (name: ListedName | Singleton, id: string): DocumentReference =>
  firestore()
    .collection(name in collections ? name : collections.content)
    .doc(id);

/** Whether someone has changed or deleted a document in the dashboard: then it is theirs. */
export async function isTheirs({ path }: DocumentReference): Promise<boolean> {
  const events = firestore().collection(collections.audit).where('document', '==', path);
  const { docs } = await events.select('by').get();
  return docs.some((event) => event.get('by') !== importer.uid);
}

/** The reason of the API for refusing something. */
export function toRefused(error: unknown): Error {
  if (!(error instanceof ApiError))
    return error instanceof Error ? error : new Error(String(error));
  const reasons = Object.values(error.details.fields ?? {});
  return new Refused(reasons.length > 0 ? reasons.join('; ') : error.message);
}

interface Stored {
  readonly outcome: Outcome;
  readonly data: DocumentData;
}

/**
 * Stores what a form of the dashboard could have saved, by the same code: checks, history, summaries. `more` is what a
 * form does not say, such as when a post was published.
 */
export async function storeContent(
  document: DocumentReference,
  name: ListedName | Singleton,
  input: DocumentData,
  more: DocumentData = {},
): Promise<Stored> {
  const { id } = document;
  const change: Write['change'] = async (current, transaction) => ({
    ...(await checksOf(name).prepare(input, { id, current, transaction })),
    ...more,
  });
  const [done] = await writeTogether([{ document, change }], importer);
  const outcome = !done?.action ? 'same' : done.before ? 'changed' : 'new';
  return { outcome, data: done?.after ?? {} };
}
