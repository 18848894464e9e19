/** Every path of the site, in one place (routes-1, routes-2). */
export const paths = {
  home: '/',
  about: '/about',
  courses: '/courses',
  course: (slug: string) => `/courses/${slug}`,
  batches: '/batches',
  demo: '/demo',
  demoSlot: (id: string) => `/demo/${id}`,
  trainers: '/trainers',
  placements: '/placements',
  blog: '/blog',
  post: (slug: string) => `/blog/${slug}`,
  /** The posts of an author, by the slug of the name. */
  author: (slug: string) => `/blog/author/${slug}`,
  contact: '/contact',
  /** The contact page with the next free demo classes to book. */
  freeDemo: '/contact?for=demo',
  privacy: '/privacy',
  howWeCount: '/how-we-count',
  search: '/search',
  admin: '/admin',
  invitation: '/admin/invitation',
} as const;

const served = /\.|^\/((admin|api|ta)\b|(demo|fees)\/)/;

/** Whether the server alone answers a path: files, forms, fee sheets, the other language, the dashboard. */
export const isServed = (path: string): boolean => served.test(path);

/** The blog as RSS. */
export const feedPath = '/blog/rss.xml';

/** Paths of pages that the server alone shows: what forms of visitors lead to, and the links in emails to them. */
export const formPaths = {
  booked: '/demo/booked',
  booking: '/demo/booking',
  bookingOf: (id: string) => `/demo/booking/${id}`,
  consent: (id: string, secret: string) => `/consent/${id}/${secret}`,
} as const;

/** The share image of facts about the institute that are not stored, for owners. */
export const draftImagePath = '/og/draft.png';

/** Where the server draws the icons and the manifest, if an owner has a mark, name or colours that the build does not know. */
export const ownFiles = '/own';

/** The query of a page without its claims, which the service worker keeps. */
export const offlineCopy = 'offline-copy';

/** The API's base path, on the site's own host. */
export const apiBase = '/api';
