import { courseOptions, institute, popupCourses } from '@institute/schema';
import { ofCourse } from '../../texts/en/popup.ts';
import { useOwnFacts } from '../content/own-facts.ts';

/** The courses that a form offers: labels by what is stored. */
export type CourseOptions = Readonly<Record<string, string>>;

/** For whoever asks about none of the courses that a form offers. */
export const otherCourse = 'Other';

const optionsOf = (courses: readonly string[]): CourseOptions =>
  Object.fromEntries(courses.map((course) => [course, ofCourse(course)]));

/** The courses that an owner names, and another one. */
export const ownOptions = (courses: readonly string[]): CourseOptions =>
  optionsOf([...courses, otherCourse]);

/** What the contact form offers beside the courses of the site. */
export function useCourseOptions(): CourseOptions {
  const { formCourses } = useOwnFacts();
  return formCourses ? ownOptions(formCourses) : courseOptions;
}

/** The options with the courses of the site, before the one for another where there is one; else they are a group of their own. */
export function withCourses(options: CourseOptions, courses: readonly string[]) {
  const { [otherCourse]: other, ...named } = options;
  return other
    ? { options: { ...named, ...optionsOf(courses), [otherCourse]: other }, grouped: [] }
    : { options, grouped: courses };
}

/** The option for a course that the address names by what the fixed list stores. */
export const presetOf = (asked: string, options: CourseOptions): string =>
  [asked, courseOptions[asked] ?? ''].find((name) => Object.hasOwn(options, name)) ?? otherCourse;

const popupOptions = institute.fixedTexts ? optionsOf(popupCourses) : undefined;

/** What the popup offers (popup-5); undefined where it would be no choice. */
export function usePopupOptions(): CourseOptions | undefined {
  const { formCourses } = useOwnFacts();
  if (!formCourses) return popupOptions;
  return formCourses.length > 0 ? ownOptions(formCourses) : undefined;
}
