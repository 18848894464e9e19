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
 * Where pages read their content: Firestore with the Admin SDK on the server, with the lite SDK in
 * a visitor's browser. Absent content is null; failed reads reject.
 */
export interface ContentSource {
  singleton<Name extends Singleton>(name: Name): Promise<SingletonContent[Name] | null>;
  /** All courses, oldest first. */
  courses(): Promise<CourseSummary[]>;
  /** The first `count` courses of that list. */
  firstCourses(count: number): Promise<CourseSummary[]>;
  /** The courses with these slugs, in this order, without those that do not exist. */
  coursesBySlug(slugs: readonly string[]): Promise<CourseSummary[]>;
  course(slug: string): Promise<StoredCourse | null>;
  /** All placements, newest first. */
  placements(): Promise<StoredPlacement[]>;
  /** Published posts, newest first. */
  posts(): Promise<PostSummary[]>;
  /** Where a path has moved; null if it has not. */
  redirect(path: string): Promise<string | null>;
  /** A published post. */
  post(slug: string): Promise<StoredPost | null>;
}
