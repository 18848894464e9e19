import { institute } from '../institute.ts';

/** Author of a post that names none: the team (dashboard-13). */
export const defaultAuthor = `${institute.spokenName} Team`;

/** The author of a post; the team has the name that an owner gave the institute since (institute-8). */
export const authorName = (author: string, spokenName: string): string =>
  author === defaultAuthor ? `${spokenName} Team` : author;
