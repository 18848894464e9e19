/**
 * What the build says of the institute on pages that anyone reads: `npm run new-institute` writes it. Each is by itself, and none is
 * in `institute.ts`, so that the dashboard loads only what it says of it.
 */

// What is taught, in the footer and in descriptions of pages
export const teaches = 'Software training';
// The same as a list within a sentence, on the share image, too; may be empty
export const subjects = 'software, data, AI, cloud, security and design';
// The headline of the share image; the name where it is empty
export const motto = 'From the first line of code to the first job';
// In the footer, after what is taught where; may be empty
export const promise = 'small batches, real projects, and people who help you find the job';
// In the privacy notice: whom people may complain to
export const dataAuthority = 'the Data Protection Board of India';
// In what forms say of a number that is none
export const phoneExample = '98765 43210';
// What the tax is called that a fee can have in it
export const tax = 'GST';
