import { isHtml } from '../fields/html.ts';
import { htmlLength } from './translation.ts';

/** Most characters of the Tamil at a path. */
export const tamilLength = (path: string): number => (isHtml(path) ? htmlLength : 10_000);
