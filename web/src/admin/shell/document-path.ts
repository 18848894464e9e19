import { dayText, kindNameOf, kinds, uploadFolders } from '@institute/schema';
import { tabLabel, tabPath, type Tab } from './tabs.ts';

const folders: readonly (string | undefined)[] = Object.values(uploadFolders);

/** Where the dashboard shows a document, as the record of its kind says; accounts and files are no documents. */
function placeOf(document: string): { readonly name: Tab; readonly opens: 'list' | 'item' } | null {
  if (document.startsWith('accounts/')) return { name: 'staff', opens: 'list' };
  if (folders.includes(document.split('/')[0])) return { name: 'media', opens: 'list' };
  const kind = kindNameOf(document);
  return kind ? kinds[kind].tab : null;
}

/** The tab of a document, by its path in Firestore; undefined if it has none. */
export const tabOf = (document: string): Tab | undefined => placeOf(document)?.name;

/** Where a document is edited; undefined if nowhere. */
export function documentPath(document: string): string | undefined {
  const place = placeOf(document);
  const [, id] = document.split('/');
  return place ? tabPath(place.name, place.opens === 'item' ? id : undefined) : undefined;
}

/** Batches and demo classes are called after their first day. */
const titleText = (title: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(title) ? dayText(title) : title;

/** The tab of a document, and its title if it has one. */
export function documentLabel(document: string, title: string): string {
  const tab = tabOf(document);
  const parts = [tab && tabLabel(tab), title !== document && titleText(title)];
  return parts.filter(Boolean).join(': ') || document;
}
