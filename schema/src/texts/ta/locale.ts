import { institute } from '../../institute.ts';
import { localeIn, pathIn, type Language } from '../../language.ts';

export const language: Language = 'ta';

export const root = '/ta';

export const addressOf = (path: string): string => pathIn(language, path);

export const locale: string = localeIn(language);

export const timeName: string = institute.timeCode;
