/** The name of a course that the popup offers. */
export const ofCourse = (course: string): string => course;
