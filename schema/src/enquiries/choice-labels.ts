import {
  contactCourses,
  experiences,
  placementChoices,
  qualifications,
} from '../fields/choices.ts';

const labels = {
  course: contactCourses,
  qualification: qualifications,
  experience: experiences,
  placement: placementChoices,
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The label for a stored choice of the contact form; any other value stands for itself. */
export function optionLabel(kind: keyof typeof labels, value: string): string {
  return Object.entries<string>(labels[kind]).find(([each]) => each === value)?.[1] ?? value;
}

/** The label for a stored course: the contact form stores short values, the popup stores names. */
export const courseLabel = (value: string): string => optionLabel('course', value);

/** What may be stored of a course that people see under a label. */
export const coursesLabelled = (label: string): string[] => [
  label,
  ...Object.entries<string>(labels.course).flatMap(([value, each]) =>
    each === label ? value : [],
  ),
];
