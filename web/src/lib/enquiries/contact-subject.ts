import { courseOptions } from '@institute/schema';

/** What the contact page is opened about, by parameter of its address. */
export type ContactSubject = Readonly<
  Partial<Record<'course' | 'about' | 'batch' | 'for', string>>
>;

/** The subject in a query, always in the same order; what it cannot be is left out. */
export function readContactSubject(search: URLSearchParams): ContactSubject {
  const course = search.get('course') ?? '';
  const about = search.get('about') ?? '';
  const batch = search.get('batch') ?? '';
  const isAboutCourse = /^[a-z0-9-]{1,100}$/.test(about);
  return {
    ...(Object.hasOwn(courseOptions, course) && { course }),
    ...(isAboutCourse && { about }),
    ...(isAboutCourse && /^[\w-]{1,128}$/.test(batch) && { batch }),
    ...(search.get('for') === 'demo' && { for: 'demo' }),
  };
}
