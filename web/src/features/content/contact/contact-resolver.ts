import { contactEnquiryForm } from '@institute/schema';
import { formResolver } from '../../../components/enquiry-form/form-resolver.ts';

/** Validates the "Course Enquiry Form". */
export const contactResolver = formResolver(contactEnquiryForm);
