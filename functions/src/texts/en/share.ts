import { instituteWords } from '@institute/schema';

export const courseOf = (level: string): string => `${level} course`;
export const duration = 'Duration';
export const fee = 'Fee';
export const onRequest = 'Ask us';
export const author = 'Written by';
export const title = instituteWords.motto;
export const subjects = 'Courses in';
export const subjectList = instituteWords.subjects.replace(/^./, (letter) => letter.toUpperCase());
