import { contactCourses, mostCounted, popupCourses } from '@institute/schema';

const courseNames: Readonly<Record<string, string>> = contactCourses;

/** A number of enquiries that match; the most that is counted stands for all above it. */
export const countText = (count: number): string =>
  count.toLocaleString('en-IN') + (count >= mostCounted ? ' or more' : '');

/** The courses of enquiries, each with the values that it may be stored as. */
export const enquiryCourses: readonly { readonly label: string; readonly stored: string[] }[] = [
  ...new Set([...Object.values<string>(contactCourses), ...popupCourses]),
].map((label) => ({
  label,
  stored: [label, ...Object.keys(courseNames).filter((value) => courseNames[value] === label)],
}));
