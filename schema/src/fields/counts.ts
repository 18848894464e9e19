/** Maximum number of featured courses on the home page (home-4). */
export const featuredCourseCount = 3;

/** Maximum number of courses in the footer (footer-3). */
export const footerCourseCount = 4;

/** Maximum number of tags on a post's card (blog-2). */
export const cardTagCount = 3;

/** Maximum number of highlights on a course's card (home-4, courses-5). */
export const cardHighlightCount = 4;

/** Most batches, and most trainers, on a course's page. */
export const courseOfferLimit = 20;

/** Batches on home (home-10). */
export const nextBatchCount = 3;
