import * as z from 'zod/mini';
import { enquiryForms, experiences, placementChoices, qualifications } from '../fields/choices.ts';
import { clientId, text, timestamp } from '../fields/fields.ts';
import { languages } from '../language.ts';
import { chooseCourse } from '../texts/en/fields.ts';
import { askedFields, choice, contactConsentField, courseLength } from './enquiry-fields.ts';
import { visits } from './visits.ts';

/**
 * The body of `POST /api/enquiries`, from either form. `id` is made by the client, so that a retry
 * is stored once; `website` is the honeypot, a field that people never see.
 */
export const enquiry = z
  .object({
    id: z.optional(clientId()),
    ...askedFields,
    course: text(courseLength),
    qualification: choice(qualifications),
    experience: choice(experiences),
    placementRequired: choice(placementChoices),
    consent: contactConsentField,
    /** The language that it was written in, and is answered in; English where it is absent. */
    language: z.optional(z.enum(languages, 'Unknown language')),
    timestamp: z.optional(timestamp()),
    source: z._default(z.enum(enquiryForms, 'Unknown source'), 'Contact Form'),
    /** Path and query of the page with the form. */
    page: text(500),
    website: text(200),
    /** Left out where it does not fit: the enquiry counts without it. */
    // oxlint-disable-next-line promise/valid-params
    visits: z.catch(z.optional(visits), undefined),
  })
  .check(
    z.refine((value) => value.source === 'Website Popup' || value.course !== '', {
      message: chooseCourse,
      path: ['course'],
    }),
  );

export type Enquiry = z.infer<typeof enquiry>;
