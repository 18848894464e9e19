import { enquiryStatuses, settledStatuses } from './enquiry-choices.ts';

/** Statuses of enquiries that somebody has something to do about. */
export const openStatuses = enquiryStatuses.filter((status) => !settledStatuses.includes(status));
