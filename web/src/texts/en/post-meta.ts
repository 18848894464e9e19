/** Reading speed. */
export const wordsPerMinute: number = 200;

/** Facts of a post. */
export const minutesToRead = (minutes: number) => `${minutes} min read`;
