import { kinds, type PaletteName } from '@institute/schema';
import type { Tab } from '../shell/tabs.ts';

/** What people call what a tab has, besides its name. */
const others: Partial<Record<Tab, string>> = {
  navbar: 'menu links',
  home: 'front page hero',
  courses: 'course fees gst price instalments syllabus modules',
  placements: 'placed students companies',
  blog: 'posts articles',
  'trust-stats': 'ratings reviews',
  contact: 'phone email address hours map whatsapp',
  about: 'values team',
  enquiries: 'enquiry leads people walk-in import',
  bookings: 'attendance came demo',
  'demo-classes': 'plans',
  messages: 'templates whatsapp email texts',
  batches: 'batch seats timetable',
  trainers: 'teachers',
  media: 'pictures images photos files pdf',
  health: 'problems broken links',
  releases: 'scheduled changes',
  redirects: 'old addresses',
  claims: 'evidence consent proof',
  reports: 'figures conversion answered',
  staff: 'colleagues counsellor editor invite role',
  audit: 'events log',
};

/** What a search of a tab looks through. */
export const wordsOfTab = (tab: Tab, label: string): string => `${label} ${others[tab] ?? ''}`;

/** Of what the palette can find by its name. */
export type Findable = 'enquiries' | 'trainers' | PaletteName;

const labels: readonly (readonly [name: Findable, word: string])[] = (
  ['enquiries', 'courses', 'posts', 'trainers'] as const
).map((name) => [name, kinds[name].label.toLowerCase()]);

/** "trainer anand" is a search for "anand" among trainers; without such a word, of all. */
export function splitTyped(typed: string): { readonly only?: Findable; readonly search: string } {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const only = labels.find(([name, word]) => [name, word].includes(first.toLowerCase()))?.[0];
  if (only === undefined || rest.length === 0) return { search: typed };
  return { only, search: rest.join(' ') };
}
