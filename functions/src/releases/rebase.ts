import { collections, merge } from '@institute/schema';
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

/** The field of a path as words: `heroTitle.0` is "Hero title". */
function wordsOf(path: string): string {
  const [name = ''] = path.split('.');
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fields in which two versions with a common base disagree, as words. */
export const fieldsOf = (conflicts: readonly { readonly path: string }[]): string =>
  [...new Set(conflicts.map(({ path }) => wordsOf(path)))].join(', ');

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
  const problem = conflicts.length > 0 ? `${fieldsOf(conflicts)} changed on the site since` : '';
  return { data: value, problem };
}
