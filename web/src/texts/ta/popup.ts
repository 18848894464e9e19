export const ofCourse = (course: string): string => (course === 'Other' ? 'வேறு' : course);
