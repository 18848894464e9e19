/**
 * The number in E.164 form (`+919876543210`), or undefined if it is not a phone number. Without a
 * country code it is taken as Indian, with or without the leading 0; toll-free numbers (1800, 1860)
 * have no country code.
 */
export function normalisePhone(input: string): string | undefined {
  const digits = input.replace(/[\s().-]/g, '').replace(/^00/, '+');
  const indian = /^(?:\+?91|0)?([2-9]\d{9}|18[06]0\d{6,7})$/.exec(digits);
  if (indian) return `+91${indian[1]}`;
  return /^\+(?!91)[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}
