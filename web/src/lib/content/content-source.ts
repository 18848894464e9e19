import type {
  AnswerTime,
  Branch,
  VerifiedClaim,
  CourseCategory,
  CourseSummary,
  CourseTitle,
  ListPage,
  PageListName,
  OfferedBatch,
  OfferedCourse,
  OfferedDemoSlot,
  PostSummary,
  SearchResults,
  Singleton,
  StoredOf,
  StoredPlacement,
  StoredPost,
  Teaching,
  WithNotes,
} from '@institute/schema';

/** A post as pages have it. */
export interface ReadPost extends StoredPost {
  /** Whether it has figures of placements, which may have to leave. */
  readonly makesClaims?: true;
}

/**
 * Where pages read their content: Firestore with the Admin SDK on the server, with the lite SDK in
 * a visitor's browser. Absent content is null; failed reads reject.
 */
export interface ContentSource {
  /** Where only what is backed is shown, content that makes claims comes with their notes. */
  singleton<Name extends Singleton>(name: Name): Promise<WithNotes<Name> | null>;
  /** Where classes are held; none where that is the address of the contact info alone. */
  branches(): Promise<Branch[]>;
  /** Whether only what is backed is shown. */
  onlyBacked(): Promise<boolean>;
  /** Whether this leaves out all claims, for copies that outlast what backs them. */
  readonly leavesOutClaims?: boolean;
  /** What the site says that is backed. */
  verifiedClaims(): Promise<VerifiedClaim[]>;
  /** How soon enquiries are answered; null where the site does not tell it. */
  answerTime(): Promise<AnswerTime | null>;
  /** A page of the list of courses, oldest first, with the next batch of each. */
  coursePage(page: number, category?: CourseCategory): Promise<ListPage<CourseSummary>>;
  /** Titles of the first courses of that list. */
  courseTitles(): Promise<CourseTitle[]>;
  /** The first `count` courses of that list, four at most, without their next batches. */
  firstCourses(count: number): Promise<CourseSummary[]>;
  /** The courses with these slugs, in this order, with the next batch of each, without those that do not exist. */
  coursesBySlug(slugs: readonly string[]): Promise<CourseSummary[]>;
  /** A course with its upcoming batches and its trainers. */
  course(slug: string): Promise<OfferedCourse | null>;
  /** Upcoming batches, by first day. */
  batches(): Promise<OfferedBatch[]>;
  /** The first `count` batches of that list. */
  firstBatches(count: number): Promise<OfferedBatch[]>;
  /** Demo classes of the next weeks, in order. */
  demoSlots(): Promise<OfferedDemoSlot[]>;
  /** What visitors get of a kind, oldest first, such as the trainers who have not left. */
  list<Name extends PageListName>(name: Name): Promise<StoredOf<Name>[]>;
  /** What each trainer teaches. */
  teaching(): Promise<Teaching[]>;
  /** A page of the list of placements, newest first. */
  placementPage(page: number): Promise<ListPage<StoredPlacement>>;
  /** A page of the list of published posts, newest first; of a category as the address has it. */
  postPage(page: number, category?: string): Promise<ListPage<PostSummary>>;
  /** The posts of an author, by the slug of the name, newest first. */
  authorPosts(slug: string): Promise<PostSummary[]>;
  /** Posts to read after a published post. */
  relatedPosts(post: StoredPost): Promise<PostSummary[]>;
  /** The best results of a search (`searchText`). */
  search(text: string): Promise<SearchResults>;
  /** Where a path has moved; null if it has not. */
  redirect(path: string): Promise<string | null>;
  /** A published post. */
  post(slug: string): Promise<ReadPost | null>;
}
