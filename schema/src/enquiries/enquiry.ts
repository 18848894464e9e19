import * as z from 'zod/mini';
import { deskSources, enquirySources, enquiryStatuses } from './enquiry-choices.ts';
import { day, timeOfDay } from '../fields/date-fields.ts';
import {
  basedOn,
  clientId,
  documentId,
  emailAddress,
  givenText,
  requiredText,
  storedInCollection,
  text,
  timestamp,
} from '../fields/fields.ts';
import { notPhone } from '../texts/en/fields.ts';
import { enquiryFilter } from './enquiry-filter.ts';
import { courseLength, phoneNumber } from './enquiry-fields.ts';
import { languages } from '../language.ts';
import { visits } from './visits.ts';

/** Empty, or what the schema takes. */
const orEmpty = <Schema extends z.ZodMiniType<string, string>>(schema: Schema, problem: string) =>
  z.union([schema, z.literal('')], problem);

/** Who an enquiry is from, as the staff can correct it. */
export const enquiryPerson = z.object({
  name: requiredText('Name', 100),
  phone: orEmpty(phoneNumber, notPhone),
  email: orEmpty(emailAddress('Email'), 'Enter an email address such as name@example.com'),
});

/** What the staff add to an enquiry; date and time of the follow-up are in the institute's time zone. */
export const enquiryNotes = z.object({
  notes: givenText(5000),
  followUpOn: day(),
  followUpTime: orEmpty(timeOfDay('Time'), 'Enter a time such as 18:30'),
});

/** What the staff change in the form of an enquiry. */
export const enquiryDetails = z.extend(enquiryPerson, enquiryNotes.shape);

/** The account of whoever handles an enquiry; empty for nobody. */
const assignee = z
  .string()
  .check(z.refine((id) => id === '' || documentId().safeParse(id).success, 'Choose a colleague'));

/** A batch, as it was called then. */
const namedBatch = z.object({ id: documentId(), name: text(300) });

const enquiryChanges = z.extend(z.partial(enquiryDetails), {
  assignedTo: z.optional(assignee),
  /** Why it was closed. */
  reason: z.optional(givenText(300)),
  status: z.optional(z.enum(enquiryStatuses, 'Choose one of the statuses')),
  /** With the status "enrolled": the batch to take a seat in, or `''` for none. */
  enrolIn: z.optional(z.union([z.literal(''), documentId()])),
  /** What came of a call, as an entry of the timeline; a retry with the same id adds none. */
  outcome: z.optional(z.object({ id: clientId(), text: requiredText('Outcome', 300) })),
  /** An outcome that the same account noted by mistake: its entry goes. */
  undoneOutcome: z.optional(clientId()),
});

/** The body of `PATCH /api/enquiries/{id}`: at least one change. */
export const enquiryUpdate = z.extend(enquiryChanges, basedOn).check(
  z.refine((value) => Object.keys(enquiryChanges.shape).some((key) => key in value), {
    message: 'Enter a status, details, notes, a follow-up, a colleague or a reason',
    path: ['status'],
  }),
);

/** Most enquiries that one call changes. */
export const changedAtOnce = 200;

/** The body of `POST /api/enquiries/change`: the same change of many, chosen by ids or by a filter. */
export const manyEnquiriesUpdate = z
  .object({
    ids: z.optional(
      z
        .array(documentId())
        .check(
          z.minLength(1, 'Choose an enquiry'),
          z.maxLength(changedAtOnce, `Choose at most ${changedAtOnce}`),
        ),
    ),
    filter: z.optional(enquiryFilter),
    /** With a filter: `next` of the answer before. */
    after: z.optional(documentId()),
    status: enquiryChanges.shape.status,
    assignedTo: enquiryChanges.shape.assignedTo,
  })
  .check(
    z.refine(({ status, assignedTo }) => status !== undefined || assignedTo !== undefined, {
      message: 'Choose a status or a colleague',
      path: ['status'],
    }),
    z.refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
      message: 'Enter either ids or a filter',
      path: ['ids'],
    }),
    z.refine(({ status }) => status !== 'enrolled', {
      message: 'Enrol people one at a time: each takes a seat in a batch',
      path: ['status'],
    }),
  );

/** The body of `POST /api/enquiries/desk`: an enquiry that the staff type in. */
export const deskEnquiry = z
  .object({
    id: z.optional(clientId()),
    ...enquiryPerson.shape,
    phone: z._default(enquiryPerson.shape.phone, ''),
    email: z._default(enquiryPerson.shape.email, ''),
    course: text(courseLength),
    message: text(2000),
    source: z.enum(deskSources, 'Choose how they came'),
  })
  .check(
    z.refine(({ phone, email }) => phone !== '' || email !== '', {
      message: 'Enter a phone number or an email address',
      path: ['phone'],
    }),
  );

/** The body of `POST /api/enquiries/{id}/join`: those that are joined to it. */
export const enquiryJoin = z.object({
  ids: z
    .array(documentId())
    .check(z.minLength(1, 'Choose an enquiry'), z.maxLength(20, 'Choose at most 20')),
});

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
  followUpTime: z._default(enquiryNotes.shape.followUpTime, ''),
  assignedTo: text(128),
  /** Their name when it was assigned. */
  assignedName: text(200),
  reason: text(300),
  /** The batch that it is about, as it was called then. */
  batch: z.optional(namedBatch),
  /** The batch in which it has a seat, while it is enrolled. */
  enrolment: z.optional(
    z.extend(namedBatch, {
      /** When it took the seat; absent from older ones. */
      at: z.optional(timestamp()),
    }),
  ),
  /** The enquiry of the same person that it was joined to, when that one came, and the status that this one had. */
  joined: z.optional(
    z.object({
      to: documentId(),
      status: z.enum(enquiryStatuses),
      createdAt: z.optional(timestamp()),
    }),
  ),
  /** When the staff first answered, and who did. */
  answered: z.optional(z.object({ at: timestamp(), by: text(128) })),
  /** Whether it ever had the status "demo booked". */
  hadDemo: z.optional(z.boolean()),
  /** Whether they came to a demo class before that of their booking. */
  cameToDemo: z.optional(z.boolean()),
  /** How they came to the site; absent where the browser had nothing noted. */
  visits: z.optional(visits),
  /** The code of the WhatsApp chat whose visit was joined. */
  chatCode: z.optional(text(6)),
  /** Of one that was imported: when, where its consent comes from, how they came, and their city. */
  imported: z.optional(
    z.object({ at: timestamp(), consent: text(200), source: text(100), city: text(100) }),
  ),
  /** The language that it was sent in; English where it is absent. */
  language: z.optional(z.enum(languages)),
  /** Absent from enquiries that are older than the privacy notice. */
  consent: z.optional(z.object({ noticeVersion: text(40), consentedAt: timestamp() })),
});

export type EnquiryDetails = z.infer<typeof enquiryDetails>;
export type DeskEnquiry = z.infer<typeof deskEnquiry>;
export type StoredEnquiry = z.infer<typeof storedEnquiry>;
