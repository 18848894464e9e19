import type { ContactInfo, CourseSummary, OfferedCourse, StoredPost } from '@institute/schema';

/** The subject of a page, for JSON-LD; courses and posts have their own share image. */
export type Subject =
  | { readonly kind: 'institute'; readonly info: ContactInfo | null | undefined }
  | { readonly kind: 'courses'; readonly courses: readonly CourseSummary[] }
  | { readonly kind: 'course'; readonly course: OfferedCourse }
  | { readonly kind: 'post'; readonly post: StoredPost };
