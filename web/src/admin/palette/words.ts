import { kinds, paletteNames, tax, type PaletteName } from '@institute/schema';
import { tabLabel, type Tab } from '../shell/tabs.ts';

/** What people call what a tab has, besides its name and the kinds in it. */
const others: Partial<Record<Tab, string>> = {
  navbar: 'menu links logo',
  home: 'front page hero',
  courses: `fees fee sheet ${tax} price instalments refunds syllabus modules`,
  placements: 'placed students companies',
  blog: 'posts articles',
  'trust-stats': 'ratings reviews',
  contact: 'phone number email address office opening hours map whatsapp',
  about: 'values team',
  enquiries: 'leads people walk-in import',
  bookings: 'attendance came demo',
  'demo-classes': 'plans',
  messages: 'templates whatsapp email texts',
  batches: 'seats timetable students',
  trainers: 'teachers',
  tamil: 'translations language texts',
  media: 'pictures images photos files pdf',
  health: 'problems broken links',
  releases: 'scheduled changes',
  redirects: 'old addresses',
  claims: 'evidence consent proof',
  reports: 'figures conversion answered',
  institute: 'name logo mark colours brand theme legal GSTIN',
  staff: 'colleagues users counsellor editor invite role',
  audit: 'events log',
};

/** What a search of a tab looks through. */
export const wordsOfTab = (tab: Tab): string =>
  [
    tabLabel(tab),
    ...Object.values(kinds).flatMap((kind) => (kind.tab?.name === tab ? [kind.label] : [])),
    others[tab],
  ].join(' ');

/** What people call two buttons of the head. */
const ofHead: Readonly<Record<string, string>> = {
  Account: 'password two-factor two-step verification',
  Logout: 'sign out log out',
};

/** What a search of a button looks through. */
export const wordsOfAction = (name: string): string =>
  `${name} ${ofHead[name.split(':')[0] ?? ''] ?? ''}`;

/** Of what the palette can find by its name. */
export type Findable = 'enquiries' | 'trainers' | PaletteName;

const findable: readonly Findable[] = ['enquiries', 'trainers', ...paletteNames];

/** "trainer anand" and "anand trainer" are searches for "anand" among trainers; without such a word, of all. */
export function splitTyped(typed: string): { readonly only?: Findable; readonly search: string } {
  const words = typed.trim().split(/\s+/);
  for (const at of words.length > 1 ? [0, -1] : []) {
    const word = words.at(at)?.toLowerCase();
    const only = findable.find((name) => word === name || word === kinds[name].label.toLowerCase());
    if (only !== undefined) return { only, search: words.toSpliced(at, 1).join(' ') };
  }
  return { search: typed };
}
