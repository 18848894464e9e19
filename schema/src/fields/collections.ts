/** Firestore's collections. */
export const collections = {
  content: 'content',
  courses: 'courses',
  /** What a course cost on a day. */
  feeSheets: 'feeSheets',
  batches: 'batches',
  trainers: 'trainers',
  /** When demo classes are held. */
  demoPlans: 'demoPlans',
  /** Demo classes that somebody has booked or cancelled; the others follow from their plans. */
  demoSlots: 'demoSlots',
  /** Bookings of demo classes, under the ids of their enquiries. */
  demoBookings: 'demoBookings',
  placements: 'placements',
  /** What staff alone know of placements, and how many asked for support in a period. */
  placementRecords: 'placementRecords',
  supportPeriods: 'supportPeriods',
  /** What people whom the site shows agreed to. */
  consents: 'consents',
  /** What staff say of uploaded files, and when one was deleted. */
  files: 'files',
  posts: 'posts',
  /** What backs the claims of the site, by claim, and what of it pages need. */
  claims: 'claims',
  shownClaims: 'shownClaims',
  /** Named sets of edits that go live together, and the edits. */
  releases: 'releases',
  edits: 'edits',
  /** Old paths, and the ones that took their place. */
  redirects: 'redirects',
  enquiries: 'enquiries',
  /** What happened to an enquiry, each entry once and for ever: notes, calls, changes. */
  timeline: 'timeline',
  /** How people came who opened a WhatsApp chat, by the code in its text. */
  chats: 'chats',
  /** Messages to people, with placeholders. */
  templates: 'templates',
  /** Filters of the list of enquiries, as each account keeps them. */
  savedFilters: 'savedFilters',
  /** The outbox: mails that are waiting, and those sent recently. */
  mail: 'mail',
  /** Log of erasures: who erased and when, but not whose data. */
  erasures: 'erasures',
  /** Earlier versions of documents that an admin changed or deleted. */
  versions: 'versions',
  /** What lists show, and what is on offer, so that a page reads few documents. */
  summaries: 'summaries',
  /** The figures of each day, which follow from the records. */
  reportDays: 'reportDays',
  /** Audit trail: every action of an admin, without content. */
  audit: 'audit',
} as const;

/** The singleton documents, in the collection `content`. */
export const singletons = [
  'home',
  'about',
  'contactInfo',
  'navbar',
  'footer',
  'trustStats',
  'placementStats',
] as const;

export type Singleton = (typeof singletons)[number];
