/** Qualifications, value and label (contact-5). */
export const qualifications = {
  '10th': '10th',
  '12th': '12th',
  diploma: 'Diploma',
  graduate: 'Graduate',
  postgraduate: 'Postgraduate',
} as const;
/** Years of experience, value and label (contact-5). */
export const experiences = {
  fresher: 'Fresher',
  '0-1': '0-1 years',
  '1-3': '1-3 years',
  '3-5': '3-5 years',
  '5+': '5+ years',
} as const;
/** Whether placement support is wanted, value and label (contact-5). */
export const placementChoices = { yes: 'Yes', no: 'No', maybe: 'Not Sure' } as const;
