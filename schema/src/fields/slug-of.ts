import { plainLatin } from './plain-latin.ts';

/** Maximum length of a generated slug; with a suffix it stays within the schema's 100. */
const maxLength = 80;

/**
 * The title as a slug; empty for a title without Latin letters or digits: a form then asks for a slug, and a post without
 * one is called `post`.
 */
export const slugOf = (title: string): string =>
  plainLatin(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '');
