/** Asks folded entries of lists to show the field at the path in `detail`. */
export const openFieldEvent = 'open-field';
