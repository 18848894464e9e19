import { mixedParts, searchParts, type StoredEnquiry } from '@institute/schema';

/** Of those with the first part of a search, so many are read to find those with all of its parts. */
export const mostRead = 200;

/** A search for several things, such as a name and digits: what a query asks for, and whether one that it finds has the others. */
export function mixedSearch(search: string) {
  const [part, ...others] = mixedParts(search);
  if (part === undefined) return undefined;
  return {
    part,
    finds: (enquiry: StoredEnquiry): boolean => {
      const parts = searchParts(enquiry._id, enquiry);
      return others.every((other) => parts.includes(other));
    },
  };
}
