import { tabLabel, tabPath, tabs, type Tab } from './tabs.ts';

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

/** The collections whose documents have pages of their own. */
const withPages: readonly string[] = [
  'courses',
  'placements',
  'posts',
  'enquiries',
  'batches',
  'trainers',
  'demoPlans',
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
  const [collection = '', id] = document.split('/');
  return tab && tabPath(tab, withPages.includes(collection) ? id : undefined);
}

/** The tab of a document, and its title if it has one. */
export function documentLabel(document: string, title: string): string {
  const tab = tabOf(document);
  return [tab && tabLabel(tab), title !== document && title].filter(Boolean).join(': ') || document;
}
