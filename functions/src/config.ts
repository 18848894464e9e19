import { defineString } from 'firebase-functions/params';

/** Where new enquiries are told; nobody is told while it is empty. */
export const enquiryEmail = defineString('ENQUIRY_EMAIL', { default: '' });
