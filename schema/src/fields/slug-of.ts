/** Maximum length of a generated slug; with a suffix it stays within the schema's 100. */
const maxLength = 80;

/** The title as a slug; empty for a title without Latin letters or digits. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Turkish; it is no i with a mark.
    .replaceAll('ı', 'i')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '');
