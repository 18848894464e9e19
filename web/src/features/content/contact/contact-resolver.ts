import { contactEnquiryForm } from '@institute/schema';
import { formResolver } from '../../../lib/enquiries/form-resolver.ts';

/** Validates the "Course Enquiry Form". */
export const contactResolver = formResolver(contactEnquiryForm);
