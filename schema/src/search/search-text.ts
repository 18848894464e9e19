/** Longest search, in characters; the rest is left out. */
export const searchMaxLength = 100;

/** How many results are shown. */
export const searchResultCount = 20;

export { searchKinds } from '../texts/en/search.ts';

/** A search as it is made: without spaces around it, and no longer than it may be. */
export const searchText = (given: string): string =>
  given.replace(/\s+/g, ' ').trim().slice(0, searchMaxLength).trim();
