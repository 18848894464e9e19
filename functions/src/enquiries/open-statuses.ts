import { enquiryStatuses, settledStatuses } from '@institute/schema';

/** Statuses of enquiries that somebody has something to do about. */
export const openStatuses = enquiryStatuses.filter((status) => !settledStatuses.includes(status));
