import { institute, type Institute } from '../institute.ts';

/**
 * The number in E.164 form (`+919876543210`), or undefined if it is not a phone number. Without a
 * country code it is one of the institute's country. Pages and address books put dashes of any kind and marks of
 * direction into it.
 */
export function normalisePhone(
  input: string,
  { phoneCode, phonePattern }: Pick<Institute, 'phoneCode' | 'phonePattern'> = institute,
): string | undefined {
  const digits = input.replace(/[\s()./\p{Pd}\p{Cf}]/gu, '').replace(/^00/, '+');
  const [, here] = phonePattern.exec(digits) ?? [];
  if (here) return `+${phoneCode}${here}`;
  return /^\+[1-9]\d{6,14}$/.test(digits) && !digits.startsWith(`+${phoneCode}`)
    ? digits
    : undefined;
}
