/** Facts of a post. */
export const minutesToRead = (minutes: number) => `${minutes} min read`;
