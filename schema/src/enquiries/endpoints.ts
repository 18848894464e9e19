import * as z from 'zod/mini';
import {
  create,
  created,
  readAsAdmin,
  remove,
  removed,
  smallBodyLimit,
  type Endpoint,
  write,
} from '../api/rows.ts';
import { documentId } from '../fields/fields.ts';
import { colleague, dutyUpdate } from './duty.ts';
import { enquiryUpdate, manyEnquiriesUpdate, storedEnquiry } from './enquiry.ts';
import { enquiry } from './enquiry-form.ts';
import { enquiryExport } from './enquiry-filter.ts';
import { mailToPerson, storedTemplate, template, templateUpdate } from './template.ts';
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
  exportEnquiries: {
    ...write,
    capability: 'handleEnquiries',
    method: 'POST',
    path: '/api/enquiries/export',
    body: enquiryExport,
    bodyLimit: smallBodyLimit,
    data: z.array(storedEnquiry),
    summary: 'Enquiries found by filters and search, newest first, up to 5,000 in an answer',
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
  updateEnquiry: {
    ...write,
    capability: 'handleEnquiries',
    method: 'PATCH',
    path: '/api/enquiries/{id}',
    body: enquiryUpdate,
    data: storedEnquiry,
    summary: 'Change the status, the notes, the follow-up or the colleague of an enquiry',
  },
  changeEnquiries: {
    ...write,
    capability: 'handleEnquiries',
    method: 'POST',
    path: '/api/enquiries/change',
    body: manyEnquiriesUpdate,
    bodyLimit: smallBodyLimit,
    data: z.object({ changed: z.int() }),
    summary: 'Change the status or the colleague of up to 200 enquiries',
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
    summary: 'Send a mail to whoever sent an enquiry, and note it in the timeline',
  },
  listTemplates: {
    ...readAsAdmin,
    capability: 'handleEnquiries',
    path: '/api/templates',
    data: z.array(storedTemplate),
    summary: 'Templates of messages, oldest first',
  },
  createTemplate: {
    ...create,
    capability: 'handleEnquiries',
    path: '/api/templates',
    body: created(template),
    bodyLimit: smallBodyLimit,
    data: storedTemplate,
    summary: 'Add a template',
  },
  updateTemplate: {
    ...write,
    capability: 'handleEnquiries',
    method: 'PUT',
    path: '/api/templates/{id}',
    body: templateUpdate,
    bodyLimit: smallBodyLimit,
    data: storedTemplate,
    summary: 'Replace a template',
  },
  deleteTemplate: {
    ...remove,
    capability: 'handleEnquiries',
    path: '/api/templates/{id}',
    summary: 'Delete a template',
  },
  listColleagues: {
    ...readAsAdmin,
    capability: 'handleEnquiries',
    path: '/api/colleagues',
    data: z.array(colleague),
    summary: 'Everybody who handles enquiries, and whether they are on duty',
  },
  setDuty: {
    ...write,
    capability: 'handleEnquiries',
    method: 'PUT',
    path: '/api/duty',
    body: dutyUpdate,
    bodyLimit: smallBodyLimit,
    data: colleague,
    summary: 'Switch one’s own duty',
  },
  deleteEnquiry: {
    ...remove,
    capability: 'handleEnquiries',
    path: '/api/enquiries/{id}',
    summary: 'Delete an enquiry',
  },
} as const satisfies Record<string, Endpoint>;
