import {
  kinds,
  matchesSearch,
  paletteNames,
  plainLatin,
  tax,
  type PaletteName,
} from '@institute/schema';
import { tabLabel, type Tab } from '../shell/tabs.ts';
import { isNear } from './near-word.ts';

/** What people call what a tab has, besides its name and the kinds in it. */
const others: Partial<Record<Tab, string>> = {
  navbar: 'menu navigation links logo site header enquiry button',
  home: 'front page homepage hero banner slider stats testimonials featured seo',
  courses: `fees fee sheet details ${tax} price instalments refunds syllabus modules duration categories payments emi brochure seo`,
  placements: 'placed students alumni company companies recruiters hiring packages salary',
  blog: 'posts articles author tags categories drafts publish news seo',
  'trust-stats': 'google ratings reviews',
  contact:
    'us phone mobile landline number email address postcode pincode office opening answer hours timings holidays google map location whatsapp branches company name',
  about: 'us seo values team mission vision',
  footer: 'social media facebook instagram linkedin youtube twitter links copyright',
  enquiries:
    'leads people export csv excel board call back missed follow-ups followups lost closed merge duplicates assign notes failed emails privacy request gdpr erase person data pending calls admissions spam',
  bookings: 'attendance came demo tomorrow mark no-show cancel waiting list',
  'demo-classes': 'plans free trial schedule',
  messages: 'templates whatsapp email texts replies send',
  batches: 'seats timetable timings schedule students list attendance sheet full free begin dates',
  trainers: 'teachers mentors faculty photos',
  tamil: 'translations language texts',
  media: 'pictures images photos gallery files pdf uploads',
  health: 'problems broken links missing images errors',
  releases: 'scheduled changes schedule publish later go live',
  redirects: 'old addresses url moved page forwarding 404',
  claims: 'student testimonials evidence consent forms placement proof verified certificates',
  reports:
    'monthly figures analytics performance utm conversion rates answered lead sources campaigns lost reasons',
  institute:
    'site name logo favicon mark colours colors brand theme legal GSTIN registration number founding year',
  staff:
    'colleagues employees users accounts permissions counsellor editor owner invite role remove access reassign leads answer hours targets',
  audit: 'events activity log history who changed deleted',
};

/** Lists that show what was recently deleted, and what people call that. */
const withDeleted: readonly Tab[] = [
  'courses',
  'placements',
  'blog',
  'enquiries',
  'batches',
  'demo-classes',
  'trainers',
];
const deleted = 'recently deleted restore undo trash recycle bin';

const kindsOf = (tab: Tab) => Object.values(kinds).filter((kind) => kind.tab?.name === tab);

/** What a search of a tab looks through. */
export const wordsOfTab = (tab: Tab): string =>
  [
    tabLabel(tab),
    ...kindsOf(tab).map((kind) => kind.label),
    withDeleted.includes(tab) ? deleted : '',
    others[tab],
  ].join(' ');

/** What the fields of the forms of a tab do: what a search looks through if nothing has what is typed. */
export const fieldsOfTab = (tab: Tab): string =>
  kindsOf(tab)
    .flatMap((kind) => ('help' in kind ? Object.values(kind.help) : []))
    .join(' ');

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
  'a add an and at can change create delete do edit find for how i in is make my of on our remove see set show the to update upload what where'.split(
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

/** How well a text has a word that may be mistyped: as the beginning of one of its own, or about so. */
function rate(typed: string, text: string): number {
  const words = plainLatin(text).split(/[^\p{L}\p{N}]+/u);
  if (words.some((word) => word.startsWith(typed))) return 1;
  return words.some((word) => isNear(typed, word)) ? 0.9 : 0;
}

/** More places than this are no answer: what is typed tells nothing about them. */
const mostAlike = 8;

/** Those whose words, or about half as well `less`, have the most of what is typed that tells. */
export function findByMost<Each>(
  all: readonly Each[],
  textsOf: (each: Each) => { readonly words: string; readonly less?: string | undefined },
  typed: string,
): Each[] {
  const telling = wordsIn(plainLatin(typed)).filter(
    (word) => word.length > 2 && !fillers.has(word),
  );
  const rated = all.map((each) => {
    const { words, less = '' } = textsOf(each);
    const rates = telling.map((word) => Math.max(rate(word, words), rate(word, less) / 2));
    return { each, sum: rates.reduce((sum, one) => sum + one, 0) };
  });
  const most = Math.max(...rated.map(({ sum }) => sum));
  const best = rated.filter(({ sum }) => sum > 0 && sum === most).map(({ each }) => each);
  return best.length > mostAlike ? [] : best;
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
