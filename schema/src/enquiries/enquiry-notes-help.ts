import type { Help } from '../fields/help.ts';
import type { EnquiryNotes } from './enquiry.ts';

export const enquiryNotesHelp: Help<EnquiryNotes> = {
  followUpOn: 'The date it appears in the Today tab',
  notes: 'Only staff see them',
};
