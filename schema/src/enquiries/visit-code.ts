import * as z from 'zod/mini';
import { text } from '../fields/fields.ts';
import { visits } from './visits.ts';

/** Days that the visits of a code are kept. */
export const visitCodeDays = 90;

const wrongCode = 'Send six capital letters or digits, without 0, 1, I and O';

/** The body of `POST /api/chats`: how somebody came who opens the chat. Nothing in it says who. */
export const visitCode = z.object({
  /** Of characters that are not mistaken for each other. */
  code: z.string(wrongCode).check(z.regex(/^[2-9A-HJ-NP-Z]{6}$/, wrongCode)),
  visits,
});

/** The body of `POST /api/enquiries/{id}/chat`: the code as it is typed. */
export const typedVisitCode = z.object({ code: text(20) });

export type VisitCode = z.infer<typeof visitCode>;
