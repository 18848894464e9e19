import { courseOptions, institute, popupCourses } from '@institute/schema';
import { ofCourse } from '../../texts/en/popup.ts';
import { useOwnFacts } from '../content/own-facts.ts';

/** The courses that a form offers: labels by what is stored. */
type CourseOptions = Readonly<Record<string, string>>;

/** For whoever asks about none of the courses that a form offers. */
export const otherCourse = 'Other';

/** What is stored for a course that both the contact form and an owner name. */
const valueOf = (label: string): string =>
  Object.keys(courseOptions).find((value) => courseOptions[value] === label) ?? label;

/** The courses that an owner names, and another one. */
export const ownOptions = (labels: readonly string[]): CourseOptions => ({
  ...Object.fromEntries(labels.map((label) => [valueOf(label), label])),
  [otherCourse]: ofCourse(otherCourse),
});

/** What the contact form offers beside the courses of the site. */
export function useCourseOptions(): CourseOptions {
  const { formCourses } = useOwnFacts();
  return formCourses ? ownOptions(formCourses) : courseOptions;
}

const popupOptions: CourseOptions = institute.fixedTexts
  ? Object.fromEntries(popupCourses.map((course) => [course, ofCourse(course)]))
  : {};

/** What the popup offers (popup-5): nothing where it would be no choice. */
export function usePopupOptions(): CourseOptions {
  const { formCourses } = useOwnFacts();
  if (!formCourses) return popupOptions;
  return formCourses.length > 0 ? ownOptions(formCourses) : {};
}
