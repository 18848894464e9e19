export const courseOf = (level: string): string => `${level} course`;
export const duration = 'Duration';
export const fee = 'Fee';
export const onRequest = 'Ask us';
export const author = 'Written by';
export const title = 'From the first line of code to the first job';
export const subjects = 'Courses in';
export const subjectList = 'Software, data, AI, cloud and design';
