import type { Help } from '../fields/help.ts';
import { institute } from '../institute.ts';
import type { EnquiryDetails } from './enquiry.ts';

export const enquiryDetailsHelp: Help<EnquiryDetails> = {
  name: 'Emails and messages begin with it',
  phone: `Without a country code it begins with +${institute.phoneCode}`,
  email: 'Leave empty if you do not know it',
  followUpOn: 'The date it appears in the Today tab',
  followUpTime: 'Leave empty for any time of that day',
  notes: 'Only staff see them',
};
