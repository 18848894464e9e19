/** Firestore's collections. */
export const collections = {
  content: 'content',
  courses: 'courses',
  placements: 'placements',
  posts: 'posts',
  enquiries: 'enquiries',
  /** Mails to send, being sent, and sent of late. */
  mail: 'mail',
  /** Who erased somebody's data and when, without whose. */
  erasures: 'erasures',
  /** What documents held before an admin changed or deleted them. */
  versions: 'versions',
  /** What every admin did, without its content. */
  audit: 'audit',
} as const;

/** The documents of the collection `content`: one for each kind that exists once. */
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
