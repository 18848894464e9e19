/** What pages call a level or a category that is stored. */
export const levelName = (level: string): string => level;
export const categoryName = (category: string): string => category;
