import {
  contactCourses,
  experiences,
  placementChoices,
  mostCounted,
  popupCourses,
  qualifications,
} from '@institute/schema';

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  qualification: qualifications,
  experience: experiences,
  placement: placementChoices,
};

/** The label for a stored choice of the contact form. */
export const optionLabel = (
  kind: 'qualification' | 'experience' | 'placement',
  value: string,
): string => labels[kind]?.[value] ?? value;

const courseNames: Readonly<Record<string, string>> = contactCourses;

/** The label for a stored course: the contact form stores short values, the popup stores names. */
export const courseLabel = (value: string): string => courseNames[value] ?? value;

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
