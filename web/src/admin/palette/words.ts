import { kinds, paletteNames, type PaletteName } from '@institute/schema';
import { tabLabel, type Tab } from '../shell/tabs.ts';

/** What people call what a tab has, besides its name and the kinds in it. */
const others: Partial<Record<Tab, string>> = {
  navbar: 'menu links',
  home: 'front page hero',
  courses: 'fees gst price instalments syllabus modules',
  placements: 'placed students companies',
  blog: 'posts articles',
  'trust-stats': 'ratings reviews',
  contact: 'phone email address hours map whatsapp',
  about: 'values team',
  enquiries: 'leads people walk-in import',
  bookings: 'attendance came demo',
  'demo-classes': 'plans',
  messages: 'templates whatsapp email texts',
  batches: 'seats timetable',
  trainers: 'teachers',
  media: 'pictures images photos files pdf',
  health: 'problems broken links',
  releases: 'scheduled changes',
  redirects: 'old addresses',
  claims: 'evidence consent proof',
  reports: 'figures conversion answered',
  institute: 'name logo mark colours brand theme legal GSTIN',
  staff: 'colleagues counsellor editor invite role',
  audit: 'events log',
};

/** What a search of a tab looks through. */
export const wordsOfTab = (tab: Tab): string =>
  [
    tabLabel(tab),
    ...Object.values(kinds).flatMap((kind) => (kind.tab?.name === tab ? [kind.label] : [])),
    others[tab],
  ].join(' ');

/** Of what the palette can find by its name. */
export type Findable = 'enquiries' | 'trainers' | PaletteName;

const findable: readonly Findable[] = ['enquiries', 'trainers', ...paletteNames];

/** "trainer anand" is a search for "anand" among trainers; without such a word, of all. */
export function splitTyped(typed: string): { readonly only?: Findable; readonly search: string } {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const only = findable.find((name) =>
    [name, kinds[name].label.toLowerCase()].includes(first.toLowerCase()),
  );
  if (only === undefined || rest.length === 0) return { search: typed };
  return { only, search: rest.join(' ') };
}
