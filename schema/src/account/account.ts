import * as z from 'zod/mini';
import { documentId } from '../fields/fields.ts';

/** Minimum length of a password, in code points. */
export const passwordMinLength = 15;

/** Maximum length of a password, in characters: what Firebase Authentication accepts. */
const passwordMaxLength = 4096;

/**
 * State of an admin's second factor: none, required but not set up yet, or an authenticator app.
 */
export const storedAccount = z.object({
  secondFactor: z.enum(['none', 'required', 'enrolled']),
});

/** A secret for the authenticator app, in Base32 and as an `otpauth:` URL. */
export const secondFactorEnrolment = z.object({ secret: z.string(), uri: z.string() });

/** Six digits, with any spaces or hyphens that the app shows between them. */
export const secondFactorCode = z.object({
  code: z.string('Enter the code').check(
    z.overwrite((value) => value.replaceAll(/\s/g, '')),
    z.regex(/^[0-9]{6}$/, 'Enter the six digits shown in your app'),
  ),
});

/** A new password as typed into the form; the server checks how easy it is to guess. */
export const newPassword = z.string('Enter a new password').check(
  z.refine(
    (value) => [...value].length >= passwordMinLength,
    `Use at least ${passwordMinLength} characters`,
  ),
  z.maxLength(passwordMaxLength, `Use at most ${passwordMaxLength} characters`),
);

/** `proof` is the ID token of a sign-in with the current password, at most 5 minutes old. */
export const passwordChange = z.object({
  proof: z.string('Enter your current password'),
  password: newPassword,
  /** The id of the caller's own push token, which stays. */
  browser: z.optional(documentId()),
});

/** A Firebase custom token that the caller signs in with to continue the session. */
export const sessionToken = z.object({ token: z.string() });

export type PasswordChange = z.infer<typeof passwordChange>;
export type StoredAccount = z.infer<typeof storedAccount>;
export type SecondFactorEnrolment = z.infer<typeof secondFactorEnrolment>;
