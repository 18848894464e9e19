import * as z from 'zod/mini';
import { contactConsent } from './contact-consent.ts';
import { noticeVersions } from './notice-versions.ts';
import { experiences, placementChoices, qualifications } from '../fields/choices.ts';
import { emailAddress, requiredText, text } from '../fields/fields.ts';
import { normalisePhone } from '../fields/phone.ts';
import { hasSite } from '../fields/site-in-text.ts';
import * as texts from '../texts/en/fields.ts';

/** A phone number in any usual notation, normalised to E.164. */
export const phoneNumber = z.pipe(
  requiredText(texts.phone, 40).check(
    z.refine((value) => normalisePhone(value) !== undefined, texts.notPhone),
  ),
  z.transform((value) => normalisePhone(value) ?? value),
);

/** One of `options`; an untouched select sends an empty string. */
export const choice = <const Options extends Record<string, string>>(options: Options) =>
  z._default(
    z.enum(['', ...(Object.keys(options) as (keyof Options & string)[])], texts.chooseOption),
    '',
  );

/** Same limit as a course title. */
export const courseLength = 200;

/** The version of the privacy notice that the visitor agreed to. */
export const contactConsentField = z.enum(noticeVersions, contactConsent.missing);

/** How to reach somebody. */
export const contactFields = {
  name: requiredText(texts.fullName, 100).check(
    z.refine((name) => !hasSite(name), texts.nameHasSite),
  ),
  email: emailAddress(texts.email),
  phone: phoneNumber,
};

/** Who asks, and what. */
export const askedFields = { ...contactFields, message: text(2000) };

/** The fields of the enquiry popup (popup-4). */
export const popupEnquiryForm = z.object({
  ...askedFields,
  course: text(courseLength),
  consent: contactConsentField,
});

/** One of the fixed courses by its value, or one of the site's courses by its title. */
const chosenCourse = z
  .string(texts.chooseCourse)
  .check(z.minLength(1, texts.chooseCourse), z.maxLength(courseLength, texts.chooseCourse));

/** The fields of the contact page’s form (contact-3). */
export const contactEnquiryForm = z.object({
  ...askedFields,
  course: chosenCourse,
  qualification: choice(qualifications),
  experience: choice(experiences),
  placementRequired: choice(placementChoices),
  consent: contactConsentField,
});

export type PopupEnquiryForm = z.input<typeof popupEnquiryForm>;
export type ContactEnquiryForm = z.input<typeof contactEnquiryForm>;
