import * as z from 'zod/mini';
import { enquirySources, enquiryStatuses } from '../fields/choices.ts';
import { day } from '../fields/date-fields.ts';
import {
  basedOn,
  documentId,
  givenText,
  storedInCollection,
  text,
  timestamp,
} from '../fields/fields.ts';
import { enquiryFilter } from './enquiry-filter.ts';
import { courseLength } from './enquiry-form.ts';
import { visits } from './visits.ts';

/** What the staff add to an enquiry; `followUpOn` is a date in Chennai's time zone. */
export const enquiryNotes = z.object({ notes: givenText(5000), followUpOn: day() });

/** The account of whoever handles an enquiry; empty for nobody. */
const assignee = z
  .string()
  .check(z.refine((id) => id === '' || documentId().safeParse(id).success, 'Choose a colleague'));

/** A batch, as it was called then. */
const namedBatch = z.object({ id: documentId(), name: text(300) });

const enquiryChanges = z.extend(z.partial(enquiryNotes), {
  assignedTo: z.optional(assignee),
  /** Why it was closed. */
  reason: z.optional(givenText(300)),
  status: z.optional(z.enum(enquiryStatuses, 'Choose one of the statuses')),
  /** With the status "enrolled": the batch to take a seat in, or `''` for none. */
  enrolIn: z.optional(z.union([z.literal(''), documentId()])),
});

/** The body of `PATCH /api/enquiries/{id}`: at least one change. */
export const enquiryUpdate = z.extend(enquiryChanges, basedOn).check(
  z.refine((value) => Object.keys(enquiryChanges.shape).some((key) => key in value), {
    message: 'Enter a status, notes, a follow-up date, a colleague or a reason',
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
  assignedTo: text(128),
  /** Their name when it was assigned. */
  assignedName: text(200),
  reason: text(300),
  /** The batch that it is about, as it was called then. */
  batch: z.optional(namedBatch),
  /** The batch in which it has a seat, while it is enrolled. */
  enrolment: z.optional(namedBatch),
  /** The enquiry of the same person that it was joined to, and the status that it had. */
  joined: z.optional(z.object({ to: documentId(), status: z.enum(enquiryStatuses) })),
  /** When the staff first answered, and who did. */
  answered: z.optional(z.object({ at: timestamp(), by: text(128) })),
  /** Whether it ever had the status "demo booked". */
  hadDemo: z.optional(z.boolean()),
  /** How they came to the site; absent where the browser had nothing noted. */
  visits: z.optional(visits),
  /** The code of the WhatsApp chat whose visit was joined. */
  chatCode: z.optional(text(6)),
  /** Of one that was imported: when, and where its consent comes from. */
  imported: z.optional(z.object({ at: timestamp(), consent: text(200) })),
  /** Absent from enquiries that are older than the privacy notice. */
  consent: z.optional(z.object({ noticeVersion: text(40), consentedAt: timestamp() })),
});

export type EnquiryNotes = z.infer<typeof enquiryNotes>;
export type StoredEnquiry = z.infer<typeof storedEnquiry>;
