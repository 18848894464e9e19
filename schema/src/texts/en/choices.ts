import { isInIndia } from '../../institute.ts';

/** Qualifications, value and label (contact-5); schools of other countries have no such years. */
export const qualifications = {
  '10th': isInIndia ? '10th' : 'Secondary school',
  '12th': isInIndia ? '12th' : 'Higher secondary school',
  diploma: 'Diploma',
  graduate: 'Graduate',
  postgraduate: 'Postgraduate',
} as const;
/** Years of experience, value and label (contact-5); elsewhere, a fresher is no word for someone without any. */
export const experiences = {
  fresher: isInIndia ? 'Fresher' : 'None',
  '0-1': '0-1 years',
  '1-3': '1-3 years',
  '3-5': '3-5 years',
  '5+': '5+ years',
} as const;
/** Whether placement support is wanted, value and label (contact-5). */
export const placementChoices = { yes: 'Yes', no: 'No', maybe: 'Not Sure' } as const;
