import { htmlLength } from './translation.ts';

/** Whether the text at a path is HTML: the body of a post. */
export const isHtml = (path: string): boolean => path === 'content';

/** Most characters of the Tamil at a path. */
export const tamilLength = (path: string): number => (isHtml(path) ? htmlLength : 10_000);
