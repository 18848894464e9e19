import { institute } from '../../institute.ts';
import type { Language } from '../../language.ts';

/** The language of this build. */
export const language: Language = 'en';

/** Where the site begins in it. */
export const root = '';

/** The address of a page in it, from its path within the site. */
export const addressOf = (path: string): string => path;

/** For dates and numbers. */
export const locale: string = institute.locale;

/** What the institute's time is called. */
export const timeName: string = institute.timeName;
