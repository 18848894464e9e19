import * as z from 'zod/mini';

/** Code points that a password has at least. */
export const passwordMinLength = 15;

/** Characters that Firebase Authentication takes at most. */
const passwordMaxLength = 4096;

/**
 * What an admin's account has beside its password: nothing, nothing yet although it has to, or an
 * app that shows codes.
 */
export const storedAccount = z.object({
  secondFactor: z.enum(['none', 'required', 'enrolled']),
});

/** A secret for the app that shows the codes, in Base32 and as an `otpauth:` address. */
export const secondFactorEnrolment = z.object({ secret: z.string(), uri: z.string() });

/** Six digits, as the app shows them, however they are grouped. */
export const secondFactorCode = z.object({
  code: z.string('Enter the code').check(
    z.overwrite((value) => value.replaceAll(/\s/g, '')),
    z.regex(/^[0-9]{6}$/, 'Enter the six digits that your app shows'),
  ),
});

/** A new password as its form takes it; the server judges how easy it is to guess. */
export const newPassword = z.string('Enter a new password').check(
  z.refine(
    (value) => [...value].length >= passwordMinLength,
    `Use at least ${passwordMinLength} characters`,
  ),
  z.maxLength(passwordMaxLength, `Use at most ${passwordMaxLength} characters`),
);

/** `proof` is the ID token of a sign-in with the current password, less than 5 minutes ago. */
export const passwordChange = z.object({
  proof: z.string('Enter your current password'),
  password: newPassword,
});

/** A custom token of Firebase, which the caller signs in with to carry on. */
export const sessionToken = z.object({ token: z.string() });

export type StoredAccount = z.infer<typeof storedAccount>;
export type SecondFactorEnrolment = z.infer<typeof secondFactorEnrolment>;
