import { tax, taxAtStart } from '@institute/schema';

/** What a course costs: on its page, and on a fee sheet. */
export const courseShare = (amount: string): string => `Course ${amount}`;
export const gstShare = (rate: number, amount: string): string =>
  `${taxAtStart} (${rate}%) ${amount}`;
export const inTotal = 'in total.';
export const inTotalWithGst = `in total, ${tax} included.`;
export const onlyNotIncluded = 'Only what is listed as not included costs extra.';
export const nothingElse = 'There is nothing else to pay.';
export const instalments = 'Instalments';
export const ifYouLeave = 'If you leave';
export const included = 'Included';
export const notIncluded = 'Not included';

/** The fee sheet (course-10). */
export const feesFor = (course: string): string => `Fees for ${course}`;
export const titleOn = (course: string, day: string): string => `Fees for ${course}, ${day}`;
export const descriptionOn = (course: string, day: string): string =>
  `What ${course} cost on ${day}.`;
export const asOf = (day: string, code: string): string => `As of ${day} · Sheet ${code}`;
export const batchOf = (day: string, times: string, place: string): string =>
  `Batch of ${day}: ${times} · ${place}`;
export const changed =
  'This sheet has been changed since it was made, so its fees are not shown. Please ask us for a new one.';
export const thisSheet = 'This sheet';
export const share = 'Share on WhatsApp';
export const shareText = (course: string, address: string): string =>
  `Fees for ${course}: ${address}`;
export const seeCourse = 'See the course and today’s fees';
export const mayHaveChanged = (day: string, address: string): string =>
  `These were the fees on ${day}; they may have changed since. You can always find this sheet at ${address}.`;
export const checksum = (hash: string): string => `Checksum: ${hash} (the same on every copy).`;
export const ask = (phone: string): string => `Questions: ${phone}.`;
