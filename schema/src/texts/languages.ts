import type * as choices from './en/choices.ts';
import type * as claims from './en/claims.ts';
import type * as courses from './en/courses.ts';
import type * as dates from './en/dates.ts';
import type * as defaults from './en/defaults.ts';
import type * as fields from './en/fields.ts';
import type * as locale from './en/locale.ts';
import type * as messages from './en/messages.ts';
import type * as names from './en/names.ts';
import type * as offer from './en/offer.ts';
import type * as search from './en/search.ts';
import type * as choicesInTamil from './ta/choices.ts';
import type * as claimsInTamil from './ta/claims.ts';
import type * as coursesInTamil from './ta/courses.ts';
import type * as datesInTamil from './ta/dates.ts';
import type * as defaultsInTamil from './ta/defaults.ts';
import type * as fieldsInTamil from './ta/fields.ts';
import type * as localeInTamil from './ta/locale.ts';
import type * as messagesInTamil from './ta/messages.ts';
import type * as namesInTamil from './ta/names.ts';
import type * as offerInTamil from './ta/offer.ts';
import type * as searchInTamil from './ta/search.ts';
import type { Twins } from './twins.ts';

/** Each area of texts with its twin. */
export type Areas = Twins<{
  choices: [typeof choices, typeof choicesInTamil];
  claims: [typeof claims, typeof claimsInTamil];
  courses: [typeof courses, typeof coursesInTamil];
  dates: [typeof dates, typeof datesInTamil];
  defaults: [typeof defaults, typeof defaultsInTamil];
  fields: [typeof fields, typeof fieldsInTamil];
  locale: [typeof locale, typeof localeInTamil];
  messages: [typeof messages, typeof messagesInTamil];
  names: [typeof names, typeof namesInTamil];
  offer: [typeof offer, typeof offerInTamil];
  search: [typeof search, typeof searchInTamil];
}>;
