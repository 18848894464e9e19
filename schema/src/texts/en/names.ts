/** What pages call a level, a category or the languages of a batch that are stored. */
export const levelName = (level: string): string => level;
export const categoryName = (category: string): string => category;
export const taughtIn = (languages: string): string => languages;
