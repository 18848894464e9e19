import type { StoredEdit } from '@institute/schema';
import { tabPath, type Tab } from '../parts/shell/tabs.ts';

const tabsOf: Readonly<Record<string, Tab>> = {
  'content/home': 'home',
  'content/about': 'about',
  'content/contactInfo': 'contact',
  'content/navbar': 'navbar',
  'content/footer': 'footer',
  'content/trustStats': 'trust-stats',
  'content/placementStats': 'placements',
  courses: 'courses',
  posts: 'blog',
  placements: 'placements',
  batches: 'batches',
  trainers: 'trainers',
  demoPlans: 'demo-classes',
};

/** The address in the dashboard of what is edited. */
export function editorPath({ document, basedOn }: StoredEdit): string {
  const [collection = '', id = ''] = document.split('/');
  const single = tabsOf[document];
  if (single) return tabPath(single);
  return tabPath(tabsOf[collection] ?? 'home', basedOn === null ? undefined : id);
}
