/**
 * What the build says of the institute on pages that anyone reads: `npm run new-institute` writes it. The dashboard, which says
 * none of it, does not load it; so it is not in `institute.ts`.
 */
export const instituteWords = {
  // What is taught, in the footer and in descriptions of pages
  teaches: 'Software training',
  // The same as a list within a sentence, on the share image, too; may be empty
  subjects: 'software, data, AI, cloud, security and design',
  // The headline of the share image; the name where it is empty
  motto: 'From the first line of code to the first job',
  // In the footer, after what is taught where; may be empty
  promise: 'small batches, real projects, and people who help you find the job',
  // In the privacy notice: whom people may complain to
  dataAuthority: 'the Data Protection Board of India',
};
