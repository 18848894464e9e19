import { kinds, matchesSearch, paletteNames, tax, type PaletteName } from '@institute/schema';
import { tabLabel, type Tab } from '../shell/tabs.ts';

/** What people call what a tab has, besides its name and the kinds in it. */
const others: Partial<Record<Tab, string>> = {
  navbar: 'menu links logo site header enquiry button',
  home: 'front page hero banner stats testimonials featured',
  courses: `fees fee sheet details ${tax} price instalments refunds syllabus modules duration categories`,
  placements: 'placed students company companies packages salary',
  blog: 'posts articles author tags categories drafts publish',
  'trust-stats': 'google ratings reviews',
  contact:
    'us phone number email address office opening answer hours timings map location whatsapp branches company name',
  about: 'us values team mission vision',
  footer: 'social media links copyright',
  enquiries:
    'leads people export csv excel board call back missed follow-ups followups lost closed merge duplicates assign notes failed emails privacy request erase person data',
  bookings: 'attendance came demo tomorrow mark no-show cancel waiting list',
  'demo-classes': 'plans free trial schedule',
  messages: 'templates whatsapp email texts replies send',
  batches: 'seats timetable timings schedule students list attendance sheet full free begin dates',
  trainers: 'teachers faculty photos',
  tamil: 'translations language texts',
  media: 'pictures images photos gallery files pdf uploads',
  health: 'problems broken links missing errors',
  releases: 'scheduled changes schedule publish later',
  redirects: 'old addresses url moved page',
  claims: 'student testimonials evidence consent placement proof verified',
  reports: 'monthly figures conversion rates answered lead sources campaigns lost reasons',
  institute:
    'site name logo mark colours colors brand theme legal GSTIN registration number founding year',
  staff:
    'colleagues users counsellor editor owner invite role remove access reassign leads answer hours targets',
  audit: 'events log history who changed',
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
  Account: 'new change reset password two-factor two-step verification push notifications',
  Logout: 'sign out log out',
};

/** What a search of a button looks through. */
export const wordsOfAction = (name: string): string =>
  `${name} ${ofHead[name.split(':')[0] ?? ''] ?? ''}`;

/** What people type before or between the words that tell. */
const fillers = new Set(
  'a add an change create delete edit find for in make my of on our remove see set show the to update upload'.split(
    ' ',
  ),
);

/** The typed words: a slash separates, too. */
const wordsIn = (typed: string): string[] => typed.split(/[\s/]+/).filter(Boolean);

/** Those whose words have all that is typed; if there are none, those that have what of it tells. */
export function findByWords<Each>(
  all: readonly Each[],
  wordsOf: (each: Each) => string,
  typed: string,
): Each[] {
  const words = wordsIn(typed);
  const having = (some: readonly string[]) =>
    all.filter((each) => matchesSearch(wordsOf(each), some.join(' ')));
  const found = having(words);
  const telling = words.filter((word) => !fillers.has(word.toLowerCase()));
  return found.length > 0 || telling.length === 0 ? found : having(telling);
}

/** Of what the palette can find by its name. */
export type Findable = 'enquiries' | 'trainers' | 'batches' | PaletteName;

const findable: readonly Findable[] = ['enquiries', 'trainers', 'batches', ...paletteNames];

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
