import type { Help } from '../fields/help.ts';
import type { EnquiryNotes } from './enquiry.ts';

export const enquiryNotesHelp: Help<EnquiryNotes> = {
  followUpOn: 'The day on which it is due on Today',
  notes: 'Only staff see them',
};
