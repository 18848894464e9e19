import * as z from 'zod/mini';
import { consentNotice, consentVersions } from './consent.ts';
import {
  enquirySources,
  enquiryStatuses,
  experiences,
  placementChoices,
  popupCourses,
  qualifications,
} from '../fields/choices.ts';
import {
  basedOn,
  clientId,
  day,
  documentId,
  emailAddress,
  givenText,
  requiredText,
  storedInCollection,
  text,
  timestamp,
} from '../fields/fields.ts';
import { normalisePhone } from '../fields/phone.ts';

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
const courseLength = 200;

/** The version of the privacy notice that the visitor agreed to. */
const consent = z.enum(consentVersions, consentNotice.missing);

const person = {
  name: requiredText('Full Name', 100),
  email: emailAddress('Email Address'),
  phone: phoneNumber,
  message: text(2000),
};

/** The fields of the enquiry popup (popup-4). */
export const popupEnquiryForm = z.object({
  ...person,
  course: z._default(z.enum(['', ...popupCourses], 'Choose one of the options'), ''),
  consent,
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
  consent,
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
    consent,
    timestamp: z.optional(timestamp()),
    source: z._default(z.enum(enquirySources, 'Unknown source'), 'Contact Form'),
    /** Path and query of the page with the form. */
    page: text(500),
    website: text(200),
  })
  .check(
    z.refine((value) => value.source === 'Website Popup' || value.course !== '', {
      message: chooseCourse,
      path: ['course'],
    }),
  );

/** What the staff add to an enquiry; `followUpOn` is a date in Chennai's time zone. */
export const enquiryNotes = z.object({ notes: givenText(5000), followUpOn: day() });

/** The account of whoever handles an enquiry; empty for nobody. */
const assignee = z.union([z.literal(''), documentId()], 'Choose a colleague');

const enquiryChanges = z.extend(z.partial(enquiryNotes), {
  assignedTo: z.optional(assignee),
  /** Why it was closed. */
  reason: z.optional(givenText(300)),
  status: z.optional(z.enum(enquiryStatuses, 'Choose one of the statuses')),
});

/** The body of `PATCH /api/enquiries/{id}`: at least one change. */
export const enquiryUpdate = z.extend(enquiryChanges, basedOn).check(
  z.refine((value) => Object.keys(enquiryChanges.shape).some((key) => key in value), {
    message: 'Give a status, notes, a follow-up date, a colleague or a reason',
    path: ['status'],
  }),
);

/** The body of `POST /api/enquiries/change`: the same change of many. */
export const manyEnquiriesUpdate = z
  .object({
    ids: z
      .array(documentId())
      .check(z.minLength(1, 'Choose an enquiry'), z.maxLength(200, 'Choose at most 200')),
    status: enquiryChanges.shape.status,
    assignedTo: enquiryChanges.shape.assignedTo,
  })
  .check(
    z.refine(({ status, assignedTo }) => status !== undefined || assignedTo !== undefined, {
      message: 'Give a status or a colleague',
      path: ['status'],
    }),
  );

export const storedEnquiry = z.object({
  ...storedInCollection,
  name: text(100),
  email: text(254),
  phone: text(40),
  course: text(courseLength),
  qualification: text(40),
  experience: text(40),
  placementRequired: text(40),
  message: text(2000),
  timestamp: z.optional(timestamp()),
  source: z.enum(enquirySources),
  page: text(500),
  status: z.enum(enquiryStatuses),
  notes: z._default(enquiryNotes.shape.notes, ''),
  followUpOn: z._default(enquiryNotes.shape.followUpOn, ''),
  assignedTo: text(128),
  /** Their name when it was assigned. */
  assignedName: text(200),
  reason: text(300),
  /** Absent from enquiries that are older than the privacy notice. */
  consent: z.optional(z.object({ noticeVersion: text(40), consentedAt: timestamp() })),
});

export type Enquiry = z.infer<typeof enquiry>;
export type EnquiryNotes = z.infer<typeof enquiryNotes>;
export type StoredEnquiry = z.infer<typeof storedEnquiry>;
export type PopupEnquiryForm = z.input<typeof popupEnquiryForm>;
export type ContactEnquiryForm = z.input<typeof contactEnquiryForm>;
