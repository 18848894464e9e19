import * as z from 'zod/mini';

/** Of so many days until yesterday the contact page may tell how soon enquiries were answered. */
export const answerTimeDays = 90;

/** With fewer answers nothing is told. */
export const fewestAnswers = 10;

/** How soon enquiries were answered, as the contact page tells it (contact-10). */
export const answerTime = z.object({
  /** Minutes until the first answer of half of them. */
  median: z.number(),
  answers: z.int(),
  /** The last day that counts. */
  until: z.iso.date(),
});

export type AnswerTime = z.infer<typeof answerTime>;
