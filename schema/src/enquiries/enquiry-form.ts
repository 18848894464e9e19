import * as z from 'zod/mini';
import { contactConsent, noticeVersions } from './contact-consent.ts';
import {
  enquiryForms,
  experiences,
  placementChoices,
  popupCourses,
  qualifications,
} from '../fields/choices.ts';
import { clientId, emailAddress, requiredText, text, timestamp } from '../fields/fields.ts';
import { normalisePhone } from '../fields/phone.ts';
import { hasSite } from '../fields/site-in-text.ts';
import { visits } from './visits.ts';

/** A phone number in any usual notation, normalised to E.164. */
export const phoneNumber = z.pipe(
  requiredText('Phone Number', 40).check(
    z.refine(
      (value) => normalisePhone(value) !== undefined,
      'Enter a phone number such as 98765 43210, or one with its country code',
    ),
  ),
  z.transform((value) => normalisePhone(value) ?? value),
);

/** One of `options`; an untouched select sends an empty string. */
const choice = <const Options extends Record<string, string>>(options: Options) =>
  z._default(
    z.enum(
      ['', ...(Object.keys(options) as (keyof Options & string)[])],
      'Choose one of the options',
    ),
    '',
  );

const chooseCourse = 'Choose the course you are interested in';

/** Same limit as a course title. */
export const courseLength = 200;

/** The version of the privacy notice that the visitor agreed to. */
export const contactConsentField = z.enum(noticeVersions, contactConsent.missing);

/** How to reach somebody. */
export const contactFields = {
  name: requiredText('Full Name', 100).check(
    z.refine((name) => !hasSite(name), 'Enter your name without the address of a site'),
  ),
  email: emailAddress('Email Address'),
  phone: phoneNumber,
};

const person = { ...contactFields, message: text(2000) };

/** The fields of the enquiry popup (popup-4). */
export const popupEnquiryForm = z.object({
  ...person,
  course: z._default(z.enum(['', ...popupCourses], 'Choose one of the options'), ''),
  consent: contactConsentField,
});

/** One of the fixed courses by its value, or one of the site's courses by its title. */
const chosenCourse = z
  .string(chooseCourse)
  .check(z.minLength(1, chooseCourse), z.maxLength(courseLength, chooseCourse));

/** The fields of the contact page’s form (contact-3). */
export const contactEnquiryForm = z.object({
  ...person,
  course: chosenCourse,
  qualification: choice(qualifications),
  experience: choice(experiences),
  placementRequired: choice(placementChoices),
  consent: contactConsentField,
});

/**
 * The body of `POST /api/enquiries`, from either form. `id` is made by the client, so that a retry
 * is stored once; `website` is the honeypot, a field that people never see.
 */
export const enquiry = z
  .object({
    id: z.optional(clientId()),
    ...person,
    course: text(courseLength),
    qualification: choice(qualifications),
    experience: choice(experiences),
    placementRequired: choice(placementChoices),
    consent: contactConsentField,
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
export type PopupEnquiryForm = z.input<typeof popupEnquiryForm>;
export type ContactEnquiryForm = z.input<typeof contactEnquiryForm>;
