/** City and region as far as they are known; once where they are the same, as in Istanbul. */
export const placeIn = (city: string | undefined, region: string | undefined): string =>
  [...new Set([city, region])].filter(Boolean).join(', ');
