/** A phone whose text is twice as large. */
export const largeText = '@media (width < 20rem)';

/** For a text that is cut at the end of its line: in large text it is whole. */
export const wholeInLargeText = { [largeText]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } };
