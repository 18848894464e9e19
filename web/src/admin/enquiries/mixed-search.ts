import { mixedParts, searchParts, type StoredEnquiry } from '@institute/schema';

/** Of those with the first part of a search, so many are read to find those with all of its parts. */
export const mostRead = 200;

/** A search for a name and digits, say: a query takes one part alone, and of its answer those with the others are found. */
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
