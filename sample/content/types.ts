import type { EndpointBody, Post } from '@institute/schema';

/** A sample course, as the API takes it; its syllabus link is known once the PDF is made. */
export type CourseContent = Omit<EndpointBody<'createCourse'>, 'syllabus' | 'fees' | 'questions'>;

/** A sample post; its image's link is known once the illustration is drawn. */
export type PostContent = Omit<Post, 'slug' | 'image'> & {
  slug: string;
  /** When it was written and, if it is published, published. */
  date: string;
};
