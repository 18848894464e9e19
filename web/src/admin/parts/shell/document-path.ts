import { tabPath, tabs, type Tab } from './tabs.ts';

/** The tabs of documents whose collection or name is another one. */
const tabsOf: Readonly<Record<string, Tab>> = {
  posts: 'blog',
  contactInfo: 'contact',
  trustStats: 'trust-stats',
  placementStats: 'placements',
  consents: 'placements',
  demoPlans: 'demo-classes',
  templates: 'messages',
  shownClaims: 'claims',
  edits: 'releases',
  accounts: 'staff',
};

/** The tabs whose items have pages. */
const withItems: readonly Tab[] = [
  'courses',
  'placements',
  'blog',
  'enquiries',
  'batches',
  'trainers',
  'demo-classes',
];

/** The tab of a document, by its path in Firestore; undefined if it has none. */
export function tabOf(document: string): Tab | undefined {
  const [collection = '', id = ''] = document.split('/');
  const name = collection === 'content' ? id : collection;
  return tabsOf[name] ?? tabs.find((tab) => tab === name);
}

/** Where a document is edited; undefined if nowhere. */
export function documentPath(document: string): string | undefined {
  const tab = tabOf(document);
  const [collection, id] = document.split('/');
  return tab && tabPath(tab, collection !== 'content' && withItems.includes(tab) ? id : undefined);
}
