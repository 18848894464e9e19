import type { ContactInfo, CourseSummary, StoredCourse, StoredPost } from '@institute/schema';

/**
 * What a page is about. Search engines read it as JSON-LD; a course and a post have a picture of
 * their own where the page is shared.
 */
export type Subject =
  | { readonly kind: 'institute'; readonly info: ContactInfo | null | undefined }
  | { readonly kind: 'courses'; readonly courses: readonly CourseSummary[] }
  | { readonly kind: 'course'; readonly course: StoredCourse }
  | { readonly kind: 'post'; readonly post: StoredPost };
