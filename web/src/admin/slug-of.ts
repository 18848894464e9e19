/** Characters of a slug that is made from a title. */
const maxLength = 80;

/** The title as the last part of an address; empty for one without a letter of the Latin alphabet. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '');
