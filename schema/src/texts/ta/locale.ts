import { institute } from '../../institute.ts';
import type { Language } from '../../language.ts';

export const language: Language = 'ta';

/** Of the institute's country. */
export const locale: string = institute.locale.replace(/^[a-z]+/, language);
