import type { RecordKind } from './kind.ts';

/** What most kinds are that no plain form writes. */
const plain = {
  documents: 'records',
  title: null,
  readers: { by: 'nobody' },
  isShown: false,
  links: 'none',
  versions: null,
  tab: null,
} as const;

/** What a course cost on a day. */
export const feeSheets = {
  ...plain,
  label: 'Fee sheet',
  title: 'title',
  people: { erasing: 'removed' },
} as const satisfies RecordKind;

/** Demo classes that somebody has booked or cancelled; the others follow from their plans. */
export const demoSlots = {
  ...plain,
  label: 'Booked demo class',
  isShown: true,
  people: { erasing: 'emptied' },
} as const satisfies RecordKind;

/** Bookings of demo classes, under the ids of their enquiries. */
export const demoBookings = {
  ...plain,
  label: 'Booking',
  people: { erasing: 'enquiry' },
} as const satisfies RecordKind;

/** What staff alone know of placements. */
export const placementRecords = {
  ...plain,
  label: 'Placement record',
  people: { erasing: 'removed' },
} as const satisfies RecordKind;

/** How many asked for support in a period. */
export const supportPeriods = {
  ...plain,
  label: 'Support period',
  people: { erasing: 'nobody' },
} as const satisfies RecordKind;

/** What people whom the site shows agreed to. */
export const consents = {
  ...plain,
  label: 'Consent',
  links: 'kept',
  people: { erasing: 'removed' },
  tab: { name: 'placements', opens: 'list' },
} as const satisfies RecordKind;

/** What backs the claims of the site, by claim. Nobody can edit what a claim says. */
export const claims = {
  ...plain,
  label: 'Claim',
  links: 'kept',
  people: { erasing: 'edited', subject: 'text' },
  versions: { readBy: 'manageClaims', restoredBy: null },
  tab: { name: 'claims', opens: 'list' },
} as const satisfies RecordKind;

/** What pages need of the claims. */
export const shownClaims = {
  ...plain,
  label: 'Shown claims',
  isShown: true,
  people: { erasing: 'derived' },
  tab: { name: 'claims', opens: 'list' },
} as const satisfies RecordKind;

/** What staff say of uploaded files, and when one was deleted. */
export const files = {
  ...plain,
  label: 'File',
  people: { erasing: 'emptied' },
} as const satisfies RecordKind;

/** Named sets of edits that go live together. */
export const releases = {
  ...plain,
  label: 'Release',
  title: 'name',
  people: { erasing: 'emptied', name: 'name' },
  tab: { name: 'releases', opens: 'list' },
} as const satisfies RecordKind;

/** Edits that go live later. */
export const edits = {
  ...plain,
  label: 'Edit',
  title: 'title',
  links: 'hidden',
  people: { erasing: 'removed' },
  tab: { name: 'releases', opens: 'list' },
} as const satisfies RecordKind;

/** Old paths, and the ones that took their place. */
export const redirects = {
  ...plain,
  label: 'Redirect',
  readers: { by: 'everybody' },
  isShown: true,
  people: { erasing: 'removed' },
  tab: { name: 'redirects', opens: 'list' },
} as const satisfies RecordKind;

export const enquiries = {
  ...plain,
  label: 'Enquiry',
  title: 'name',
  readers: { by: 'handleEnquiries' },
  people: { erasing: 'enquiry' },
  versions: { readBy: 'handleEnquiries', restoredBy: 'handleEnquiries' },
  tab: { name: 'enquiries', opens: 'item' },
} as const satisfies RecordKind;

/** What happened to an enquiry, each entry once and for ever: notes, calls, changes. */
export const timeline = {
  ...plain,
  label: 'Timeline entry',
  readers: { by: 'handleEnquiries' },
  people: { erasing: 'enquiry' },
} as const satisfies RecordKind;

/** How people came who opened a WhatsApp chat, by the code in its text. */
export const chats = {
  ...plain,
  label: 'Chat',
  people: { erasing: 'removed' },
} as const satisfies RecordKind;

/** Filters of the list of enquiries, as each account keeps them. */
export const savedFilters = {
  ...plain,
  label: 'Saved filters',
  people: { erasing: 'edited', subject: null },
} as const satisfies RecordKind;

/**
 * The outbox: mails that are waiting, and those sent recently. Those to people and about their enquiries are
 * found with the enquiries.
 */
export const mail = {
  ...plain,
  label: 'Mail',
  readers: { by: 'readMails' },
  people: {
    erasing: 'removed',
    among: { field: 'kind', values: ['summary', 'account', 'invitation', 'consent'] },
  },
} as const satisfies RecordKind;

/** Log of erasures: who erased and when, but not whose data. */
export const erasures = {
  ...plain,
  label: 'Erasure',
  readers: { by: 'handlePersonalData' },
  people: { erasing: 'nobody' },
} as const satisfies RecordKind;

/** Earlier versions of documents that an admin changed or deleted: the kind of each says who reads them. */
export const versions = {
  ...plain,
  label: 'Version',
  people: { erasing: 'derived' },
} as const satisfies RecordKind;

/** What lists show, and what is on offer, so that a page reads few documents. Staff watch them for changes. */
export const summaries = {
  ...plain,
  label: 'Summary',
  readers: { by: 'readContent', each: true },
  people: { erasing: 'derived' },
} as const satisfies RecordKind;

/** The figures of each day, which follow from the records. */
export const reportDays = {
  ...plain,
  label: 'Report',
  people: { erasing: 'derived' },
} as const satisfies RecordKind;

/** Audit trail: every action of an admin, without content. Of an upload it has the file's name. */
export const audit = {
  ...plain,
  label: 'Event',
  readers: { by: 'readAudit' },
  people: { erasing: 'emptied', among: { field: 'action', values: ['upload'] } },
  tab: { name: 'audit', opens: 'list' },
} as const satisfies RecordKind;
