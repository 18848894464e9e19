import { institute } from '../institute.ts';

/**
 * The number in E.164 form (`+919876543210`), or undefined if it is not a phone number. Without a
 * country code it is one of the institute's country, with or without the leading 0; +91 has toll-free
 * numbers, too (1800, 1860).
 */
export function normalisePhone(input: string, code = institute.phoneCode): string | undefined {
  const digits = input.replace(/[\s().-]/g, '').replace(/^00/, '+');
  const here =
    code === '91'
      ? /^(?:\+?91)?0?([2-9]\d{9}|18[06]0\d{6,7})$/
      : new RegExp(`^(?:\\+${code})?0?([1-9]\\d{5,11})$`);
  if (here.test(digits)) return digits.replace(here, `+${code}$1`);
  return /^\+[1-9]\d{6,14}$/.test(digits) && !digits.startsWith(`+${code}`) ? digits : undefined;
}
