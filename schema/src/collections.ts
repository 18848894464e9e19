/** Firestore's collections. */
export const collections = {
  content: 'content',
  courses: 'courses',
  placements: 'placements',
  posts: 'posts',
  enquiries: 'enquiries',
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
