import { institute } from '../../institute.ts';
import type { Language } from '../../language.ts';

/** The language of this build. */
export const language: Language = 'en';

/** For dates and numbers. */
export const locale: string = institute.locale;
