/** Courses that the home page features, at most (home-4). */
export const featuredCourseCount = 3;

/** Courses listed in the footer, at most (footer-3). */
export const footerCourseCount = 4;

/** Tags on the card of a post, at most (blog-2). */
export const cardTagCount = 3;

/** Highlights on the card of a course, at most (home-4, courses-5). */
export const cardHighlightCount = 4;
