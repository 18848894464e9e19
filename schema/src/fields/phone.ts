/**
 * The number in E.164 form (`+919876543210`), or undefined where it cannot be one. A number without
 * a country code is Indian, with or without its leading 0; 1800 and 1860 are free ones and have none.
 */
export function normalisePhone(input: string): string | undefined {
  const digits = input.replace(/[\s().-]/g, '').replace(/^00/, '+');
  const indian = /^(?:\+?91|0)?([2-9]\d{9}|18[06]0\d{6,7})$/.exec(digits);
  if (indian) return `+91${indian[1]}`;
  return /^\+(?!91)[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}
