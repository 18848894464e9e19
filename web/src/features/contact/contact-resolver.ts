import { zodResolver } from '@hookform/resolvers/zod';
import { contactEnquiryForm } from '@institute/schema';

/** Validates the "Course Enquiry Form", for react-hook-form. */
export const contactResolver = zodResolver(contactEnquiryForm);
