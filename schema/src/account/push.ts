import * as z from 'zod/mini';

/** By what Firebase Cloud Messaging reaches a browser. */
export const pushToken = z.object({
  token: z
    .string('Send the token')
    .check(z.regex(/^[\w:-]{1,4096}$/, 'This is not a token of Firebase Cloud Messaging')),
});
