import type { Singleton } from '@institute/schema';

/** Where the API answers content in whose texts facts can stand. */
export const filledAt: Partial<Record<Singleton, string>> = {
  home: '/home-content',
  about: '/about',
  footer: '/footer-content',
};
