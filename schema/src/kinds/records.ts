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

/** The kinds that no plain form writes. */
export const records = {
  /** What a course cost on a day. */
  feeSheets: {
    ...plain,
    label: 'Fee sheet',
    title: 'title',
    people: { erasing: 'removed' },
  },
  /** Demo classes that somebody has booked or cancelled; the others follow from their plans. */
  demoSlots: {
    ...plain,
    label: 'Booked demo class',
    isShown: true,
    people: { erasing: 'emptied' },
  },
  /** Bookings of demo classes, under the ids of their enquiries. */
  demoBookings: {
    ...plain,
    label: 'Booking',
    people: { erasing: 'enquiry' },
  },
  /** What staff alone know of placements. */
  placementRecords: {
    ...plain,
    label: 'Placement record',
    people: { erasing: 'removed' },
  },
  /** How many asked for support in a period. */
  supportPeriods: {
    ...plain,
    label: 'Support period',
    people: { erasing: 'nobody' },
  },
  /** What people whom the site shows agreed to. */
  consents: {
    ...plain,
    label: 'Consent',
    links: 'kept',
    people: { erasing: 'removed' },
    tab: { name: 'placements', opens: 'list' },
  },
  /** What backs the claims of the site, by claim. Nobody can edit what a claim says. */
  claims: {
    ...plain,
    label: 'Claim',
    links: 'kept',
    people: { erasing: 'edited', subject: 'text' },
    versions: { readBy: 'manageClaims', restoredBy: null },
    tab: { name: 'claims', opens: 'list' },
  },
  /** What pages need of the claims. */
  shownClaims: {
    ...plain,
    label: 'Shown claims',
    isShown: true,
    people: { erasing: 'derived' },
    tab: { name: 'claims', opens: 'list' },
  },
  /** What staff say of uploaded files, and when one was deleted. */
  files: {
    ...plain,
    label: 'File',
    people: { erasing: 'emptied' },
  },
  /** Named sets of edits that go live together. */
  releases: {
    ...plain,
    label: 'Release',
    title: 'name',
    people: { erasing: 'emptied', name: 'name' },
    tab: { name: 'releases', opens: 'list' },
  },
  /** Edits that go live later. */
  edits: {
    ...plain,
    label: 'Edit',
    title: 'title',
    links: 'hidden',
    people: { erasing: 'removed' },
    tab: { name: 'releases', opens: 'list' },
  },
  /** Old paths, and the ones that took their place. */
  redirects: {
    ...plain,
    label: 'Redirect',
    readers: { by: 'everybody' },
    isShown: true,
    people: { erasing: 'removed' },
    tab: { name: 'redirects', opens: 'list' },
  },
  enquiries: {
    ...plain,
    label: 'Enquiry',
    title: 'name',
    readers: { by: 'handleEnquiries' },
    people: { erasing: 'enquiry' },
    versions: { readBy: 'handleEnquiries', restoredBy: 'handleEnquiries' },
    tab: { name: 'enquiries', opens: 'item' },
  },
  /** What happened to an enquiry, each entry once and for ever: notes, calls, changes. */
  timeline: {
    ...plain,
    label: 'Timeline entry',
    readers: { by: 'handleEnquiries' },
    people: { erasing: 'enquiry' },
  },
  /** How people came who opened a WhatsApp chat, by the code in its text. */
  chats: {
    ...plain,
    label: 'Chat',
    people: { erasing: 'removed' },
  },
  /** Filters of the list of enquiries, as each account keeps them. */
  savedFilters: {
    ...plain,
    label: 'Saved filters',
    people: { erasing: 'edited', subject: null },
  },
  /**
   * The outbox: mails that are waiting, and those sent recently. Those to people and about their enquiries are
   * found with the enquiries.
   */
  mail: {
    ...plain,
    label: 'Mail',
    readers: { by: 'readMails' },
    people: {
      erasing: 'removed',
      among: { field: 'kind', values: ['summary', 'account', 'invitation', 'consent'] },
    },
  },
  /** Log of erasures: who erased and when, but not whose data. */
  erasures: {
    ...plain,
    label: 'Erasure',
    readers: { by: 'handlePersonalData' },
    people: { erasing: 'nobody' },
  },
  /** Earlier versions of documents that an admin changed or deleted: the kind of each says who reads them. */
  versions: {
    ...plain,
    label: 'Version',
    people: { erasing: 'derived' },
  },
  /** What lists show, and what is on offer, so that a page reads few documents. Staff watch them for changes. */
  summaries: {
    ...plain,
    label: 'Summary',
    readers: { by: 'readContent', each: true },
    people: { erasing: 'derived' },
  },
  /** The figures of each day, which follow from the records. */
  reportDays: {
    ...plain,
    label: 'Report',
    people: { erasing: 'derived' },
  },
  /** Audit trail: every action of an admin, without content. Of an upload it has the file's name. */
  audit: {
    ...plain,
    label: 'Event',
    readers: { by: 'readAudit' },
    people: { erasing: 'emptied', among: { field: 'action', values: ['upload'] } },
    tab: { name: 'audit', opens: 'list' },
  },
} as const satisfies Record<string, RecordKind>;
