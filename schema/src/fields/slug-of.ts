/** Characters of a slug made from a title; with a suffix it stays within the schema's 100. */
const maxLength = 80;

/** The title as a slug; empty for one without a letter of the Latin alphabet. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '');
