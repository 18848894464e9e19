import { motto, subjects as taught } from '@institute/schema';

export const courseOf = (level: string): string => `${level} course`;
export const duration = 'Duration';
export const fee = 'Fee';
export const onRequest = 'Ask us';
export const author = 'Written by';
export const title = motto;
export const subjects = 'Courses in';
export const subjectList = taught.replace(/^./, (letter) => letter.toUpperCase());
