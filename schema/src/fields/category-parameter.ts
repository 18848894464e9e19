/** A category in the address of a list: `AI/ML` is `ai-ml`. */
export const categoryParameter = (category: string): string =>
  category.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
