/** Specification, section 9: home shows three featured courses. */
export const featuredCourseCount = 3;

/** Specification, section 2 (Footer): courses listed in the footer. */
export const footerCourseCount = 4;

/** Specification, section 9: tags on a card. */
export const cardTagCount = 3;

/** Specification, section 9: highlights on a card. */
export const cardHighlightCount = 4;
