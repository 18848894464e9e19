import type {
  CourseSummary,
  PostSummary,
  Singleton,
  SingletonContent,
  StoredCourse,
  StoredPlacement,
  StoredPost,
} from '@institute/schema';

/**
 * Where the pages get their content: from Firestore with the Admin SDK on the server, with the
 * small SDK in a visitor's browser. What is absent is null; what cannot be read rejects.
 */
export interface ContentSource {
  singleton<Name extends Singleton>(name: Name): Promise<SingletonContent[Name] | null>;
  /** All courses, oldest first. */
  courses(): Promise<CourseSummary[]>;
  /** The first courses of that list, at most `count`. */
  firstCourses(count: number): Promise<CourseSummary[]>;
  /** The courses with these slugs, in this order; those that do not exist are left out. */
  coursesBySlug(slugs: readonly string[]): Promise<CourseSummary[]>;
  course(slug: string): Promise<StoredCourse | null>;
  /** All placements, newest first. */
  placements(): Promise<StoredPlacement[]>;
  /** Published posts, newest first. */
  posts(): Promise<PostSummary[]>;
  /** A published post. */
  post(slug: string): Promise<StoredPost | null>;
}
