import type * as locale from './en/locale.ts';
import type * as localeInTamil from './ta/locale.ts';
import type { Twins } from './twins.ts';

/** Each area of texts with its twin. */
export type Areas = Twins<{
  locale: [typeof locale, typeof localeInTamil];
}>;
