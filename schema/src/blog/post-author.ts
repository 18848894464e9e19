import { slugOf } from '../fields/slug-of.ts';
import { institute } from '../institute.ts';
import { teamAuthor } from './team-author.ts';

const teamOf = (spokenName: string): string => `${spokenName} ${teamAuthor}`;

/** Whether a stored post is by the team; earlier releases stored the name of the build. */
export const isByTeam = (author: string): boolean =>
  author === teamAuthor || author === teamOf(institute.spokenName);

/** The author of a post as it is shown; the team has the name that an owner gave the institute (institute-8). */
export const authorName = (author: string, spokenName: string): string =>
  isByTeam(author) ? teamOf(spokenName) : author;

/** A name as it is compared, since the team is typed in any case and with any spaces. */
const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The author of a post to be stored: the team, also by the name that it has now. */
export const storedAuthor = (author: string, spokenName: string): string =>
  [teamAuthor, teamOf(institute.spokenName), teamOf(spokenName)].map(plain).includes(plain(author))
    ? teamAuthor
    : author;

/** The end of the address of an author's posts. */
export const authorSlug = (author: string): string =>
  slugOf(isByTeam(author) ? teamAuthor : author);
