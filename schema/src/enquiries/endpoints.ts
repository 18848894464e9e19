import * as z from 'zod/mini';
import {
  create,
  readAsAdmin,
  remove,
  removed,
  smallBodyLimit,
  type Endpoint,
  write,
} from '../api/rows.ts';
import { documentId } from '../fields/fields.ts';
import { visitCode, typedVisitCode } from './visit-code.ts';
import { colleague, dutyState, dutyUpdate } from './duty.ts';
import {
  deskEnquiry,
  enquiryJoin,
  enquiryUpdate,
  manyEnquiriesUpdate,
  storedEnquiry,
} from './enquiry.ts';
import { enquiry } from './sent-enquiry.ts';
import { enquiryExport } from './enquiry-filter.ts';
import { importOutcome, rowsToImport } from './import.ts';
import { mailToPerson } from './template.ts';
import { savedFilters } from './saved-filters.ts';
import { timelineEntry, storedTimelineEntry } from './timeline.ts';

export const enquiryEndpoints = {
  listEnquiries: {
    ...readAsAdmin,
    capability: 'handleEnquiries',
    path: '/api/enquiries',
    query: z.object({
      /** `_id` of the last enquiry on the previous page. */
      after: z.optional(documentId()),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    }),
    data: z.array(storedEnquiry),
    summary: 'Enquiries, newest first, in pages',
  },
  listEnquiryCourses: {
    ...readAsAdmin,
    capability: 'handleEnquiries',
    path: '/api/enquiries/courses',
    data: z.array(z.string()),
    summary: 'The courses that enquiries name, each once, up to 200',
  },
  exportEnquiries: {
    ...write,
    capability: 'handleEnquiries',
    method: 'POST',
    path: '/api/enquiries/export',
    body: enquiryExport,
    bodyLimit: smallBodyLimit,
    data: z.array(storedEnquiry),
    summary: 'Enquiries that match filters and search, newest first, up to 5,000 per response',
  },
  createEnquiry: {
    ...create,
    access: 'public',
    appCheck: true,
    path: '/api/enquiries',
    body: enquiry,
    bodyLimit: smallBodyLimit,
    data: removed,
    summary: 'Send an enquiry',
  },
  createDeskEnquiry: {
    ...create,
    capability: 'handleEnquiries',
    path: '/api/enquiries/desk',
    body: deskEnquiry,
    bodyLimit: smallBodyLimit,
    data: removed,
    summary: 'Store the enquiry of someone who walked in or called',
  },
  storeVisitCode: {
    ...create,
    access: 'public',
    appCheck: true,
    path: '/api/chats',
    body: visitCode,
    bodyLimit: smallBodyLimit,
    data: removed,
    summary:
      'Record how a visitor who opens the WhatsApp chat reached the site, under the code in their message',
  },
  linkVisit: {
    ...write,
    capability: 'handleEnquiries',
    method: 'POST',
    path: '/api/enquiries/{id}/chat',
    body: typedVisitCode,
    bodyLimit: smallBodyLimit,
    data: storedEnquiry,
    summary: 'Link the visit recorded under a WhatsApp code to this enquiry',
  },
  updateEnquiry: {
    ...write,
    capability: 'handleEnquiries',
    method: 'PATCH',
    path: '/api/enquiries/{id}',
    body: enquiryUpdate,
    data: storedEnquiry,
    summary:
      'Change the status, name, phone, email, notes, follow-up or assignee of an enquiry, or record the outcome of a call',
  },
  changeEnquiries: {
    ...write,
    capability: 'handleEnquiries',
    method: 'POST',
    path: '/api/enquiries/change',
    body: manyEnquiriesUpdate,
    bodyLimit: smallBodyLimit,
    data: z.object({ changed: z.int(), next: z.optional(documentId()) }),
    summary:
      'Change the status or assignee of up to 200 enquiries, or of all that match a filter, 100 at a time',
  },
  importEnquiries: {
    ...write,
    capability: 'handleEnquiries',
    method: 'POST',
    path: '/api/enquiries/import',
    body: rowsToImport,
    data: z.array(importOutcome),
    summary: 'Import enquiries from a file, or preview the result',
  },
  joinEnquiries: {
    ...write,
    capability: 'handleEnquiries',
    method: 'POST',
    path: '/api/enquiries/{id}/join',
    body: enquiryJoin,
    bodyLimit: smallBodyLimit,
    data: z.object({ joined: z.int() }),
    summary: 'Join other enquiries from the same person to this one',
  },
  separateEnquiry: {
    ...write,
    capability: 'handleEnquiries',
    method: 'POST',
    path: '/api/enquiries/{id}/separate',
    body: z.object({}),
    bodyLimit: smallBodyLimit,
    data: storedEnquiry,
    summary: 'Separate this enquiry from the one it is joined to',
  },
  addTimelineEntry: {
    ...create,
    capability: 'handleEnquiries',
    path: '/api/enquiries/{id}/timeline',
    body: timelineEntry,
    bodyLimit: smallBodyLimit,
    data: storedTimelineEntry,
    summary: 'Add a note, a call or a message to the timeline of an enquiry',
  },
  mailPerson: {
    ...create,
    capability: 'handleEnquiries',
    path: '/api/enquiries/{id}/mail',
    body: mailToPerson,
    bodyLimit: smallBodyLimit,
    data: storedTimelineEntry,
    summary: 'Email the person who sent an enquiry, and record it in the timeline',
  },
  listColleagues: {
    ...readAsAdmin,
    capability: 'handleEnquiries',
    path: '/api/colleagues',
    data: z.array(colleague),
    summary: 'Everyone who handles enquiries, and whether they are on duty',
  },
  readSavedFilters: {
    ...readAsAdmin,
    capability: 'handleEnquiries',
    path: '/api/saved-filters',
    data: savedFilters,
    summary: 'Your own saved enquiry filters',
  },
  saveFilters: {
    ...write,
    capability: 'handleEnquiries',
    method: 'PUT',
    path: '/api/saved-filters',
    body: savedFilters,
    bodyLimit: smallBodyLimit,
    data: savedFilters,
    summary: 'Replace your own saved filters',
  },
  setDuty: {
    ...write,
    capability: 'handleEnquiries',
    method: 'PUT',
    path: '/api/duty',
    body: dutyUpdate,
    bodyLimit: smallBodyLimit,
    data: dutyState,
    summary: 'Go on or off duty; on duty, the enquiries that wait are assigned',
  },
  deleteEnquiry: {
    ...remove,
    capability: 'handleEnquiries',
    path: '/api/enquiries/{id}',
    summary: 'Delete an enquiry',
  },
} as const satisfies Record<string, Endpoint>;
