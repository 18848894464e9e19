/** A phone whose text is twice as large. */
export const largeText = '@media (width < 20rem)';
