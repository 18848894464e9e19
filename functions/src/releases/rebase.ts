import { collections, fieldLabel, merge } from '@institute/schema';
import type { DocumentData, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { formSchemaOf } from '../kinds/content-kinds.ts';
import type { Edit } from './edit.ts';

/** An edit as it fits the document at some moment, and why it does not, or an empty text. */
export interface Rebased {
  readonly data: DocumentData;
  readonly problem: string;
}

/** Finds the version that an edit is based on. */
type FindBase = (edit: Edit) => Promise<DocumentData | undefined>;

/** Among what was replaced since; `get` reads a query, in a transaction or without. */
export const replacedVersion =
  (get: (query: Query) => Promise<QuerySnapshot>): FindBase =>
  async ({ document, basedOn }) => {
    const versions = firestore().collection(collections.versions);
    const query = versions.where('document', '==', document).orderBy('at', 'desc');
    const { docs } = await get(query.select('data'));
    const all = docs.map((found) => found.get('data') as DocumentData);
    return all.find(({ updatedAt }) => updatedAt === basedOn);
  };

export const findReplaced = replacedVersion((query) => query.get());

/** A stored document as its form would save it. */
export function asForm(
  { document, data }: Pick<Edit, 'document' | 'data'>,
  stored: DocumentData,
): DocumentData {
  const parsed = formSchemaOf(document)?.safeParse(stored).data as DocumentData | undefined;
  const { updatedAt: _, ...fields } = parsed ?? stored;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => parsed ?? name in data));
}

/** The labels of the fields in which two versions with a common base disagree. */
export function fieldsOf(
  document: string,
  conflicts: readonly { readonly path: string }[],
): string {
  const names = conflicts.map(({ path }) => path.split('.')[0] ?? '');
  return [...new Set(names)].map((name) => fieldLabel(document, name)).join(', ');
}

/** An edit merged with what was saved since, as Save does it: field by field. */
export async function rebase(
  edit: Edit,
  current: DocumentData | undefined,
  findBase: FindBase,
): Promise<Rebased> {
  const { basedOn, data } = edit;
  if (basedOn === null) return { data, problem: current ? 'This already exists' : '' };
  if (!current) return { data, problem: 'This has since been deleted' };
  if (current['updatedAt'] === basedOn) return { data, problem: '' };
  const base = await findBase(edit);
  if (!base) return { data, problem: 'Someone else has since changed this' };
  const { value, conflicts } = merge(asForm(edit, base), asForm(edit, current), data);
  const fields = fieldsOf(edit.document, conflicts);
  const problem = conflicts.length > 0 ? `${fields} changed on the site since` : '';
  return { data: value, problem };
}
