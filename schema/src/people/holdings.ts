import type { collections } from '../fields/collections.ts';

/**
 * What a privacy request does with a collection:
 * - `edited`: it is searched; what is about the person goes, and so do list entries that name them;
 *   other texts have to be edited first
 * - `removed`: it is searched; a document that names the person goes
 * - `emptied`: it is searched; the texts that name the person are emptied
 * - `enquiry`: it is found and removed with the enquiries of the person
 * - `derived`: it follows from other collections, and changes with them
 * - `impersonal`: it names nobody
 */
type Holding = 'edited' | 'removed' | 'emptied' | 'enquiry' | 'derived' | 'impersonal';

/** Where persons can be named. Export and erasure both follow it; versions, the collection that they are of. */
export const holdings = {
  content: 'edited',
  courses: 'edited',
  feeSheets: 'removed',
  batches: 'edited',
  trainers: 'edited',
  demoPlans: 'edited',
  demoSlots: 'emptied',
  demoBookings: 'enquiry',
  placements: 'edited',
  placementRecords: 'removed',
  supportPeriods: 'impersonal',
  consents: 'removed',
  files: 'emptied',
  posts: 'edited',
  claims: 'edited',
  shownClaims: 'derived',
  releases: 'emptied',
  edits: 'removed',
  redirects: 'removed',
  enquiries: 'enquiry',
  timeline: 'enquiry',
  chats: 'removed',
  templates: 'edited',
  savedFilters: 'edited',
  mail: 'removed',
  erasures: 'impersonal',
  versions: 'derived',
  summaries: 'derived',
  reportDays: 'derived',
  audit: 'emptied',
} as const satisfies Record<keyof typeof collections, Holding>;

type Collection = keyof typeof holdings;

/** What a request does with the collection of that name. */
export const holdingOf = (collection: string): Holding | undefined =>
  holdings[collection as Collection];

/** The collections that are searched for a person. */
export const searchedCollections = (Object.keys(holdings) as Collection[]).filter((name) =>
  ['edited', 'removed', 'emptied'].includes(holdings[name]),
);
