import libphonenumber from 'google-libphonenumber';

const { PhoneNumberFormat, PhoneNumberType, PhoneNumberUtil } = libphonenumber;
const { IS_POSSIBLE } = PhoneNumberUtil.ValidationResult;

const numbers = PhoneNumberUtil.getInstance();

const regionOf = (code: string): string => numbers.getRegionCodeForCountryCode(Number(code));

/** The code of a country by its English name; empty where the name is none. */
export function phoneCodeOf(country: string): string {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const region = numbers.getSupportedRegions().find((each) => names.of(each) === country);
  return region ? String(numbers.getCountryCodeForRegion(region)) : '';
}

/** Whether a country has that code: some are of satellites and the like. */
export const isPhoneCode = (code: string): boolean =>
  /^[1-9]\d{0,2}$/.test(code) && !['ZZ', '001'].includes(regionOf(code));

/** Numbers of a country that nobody has: of an office, and of a mobile phone. */
const examplesOf = (code: string) =>
  [PhoneNumberType.FIXED_LINE, PhoneNumberType.MOBILE].flatMap(
    (type) => numbers.getExampleNumberForType(regionOf(code), type) ?? [],
  );

/** How many digits a number of the country may have after its code, shortest first: those of E.164, at most 15 with it. */
function lengthsOf(code: string, type = PhoneNumberType.UNKNOWN): number[] {
  const lengths = Array.from({ length: 15 - code.length - 3 }, (_, index) => index + 4);
  return lengths.filter((length) => {
    const number = numbers.parse(`+${code}${'2'.repeat(length)}`);
    return numbers.isPossibleNumberForTypeWithReason(number, type) === IS_POSSIBLE;
  });
}

/** Whether numbers begin with a 0 of their own, as in Italy, instead of one that is dialled before them. */
const keepsZero = (code: string, lengths: readonly number[]): boolean =>
  examplesOf(code).some((example) => example.getItalianLeadingZeroOrDefault()) ||
  lengths.some((length) =>
    '123456789'.split('').some((digit) => {
      const number = numbers.parse(`+${code}0${digit.repeat(length - 1)}`);
      return number.getItalianLeadingZeroOrDefault() && numbers.isValidNumber(number);
    }),
  );

/**
 * Fewest digits after a code without its +. Where nothing is dialled before a number within the country, a number may begin
 * with the same digits: +48 48 123 45 67 is one in Poland.
 */
function fewestAfter(code: string, prefix: string): number {
  const [whole = 0] = lengthsOf(code, PhoneNumberType.FIXED_LINE_OR_MOBILE);
  if (prefix) return whole;
  const beginAlike = examplesOf(code)
    .map((example) => code + numbers.getNationalSignificantNumber(example).slice(code.length))
    .filter((number) => numbers.isValidNumber(numbers.parse(`+${code}${number}`)));
  return Math.max(whole, ...beginAlike.map(({ length }) => length - code.length + 1));
}

/**
 * The numbers of the country with that code, as people there type them: with or without the code, and the digits that
 * are dialled before a number within the country. A code without + is one before a whole number alone: others begin
 * with the same digits. What follows the code is the first group.
 */
export function phonePatternOf(code: string): RegExp {
  // Ten digits, and toll-free ones (1800, 1860).
  if (code === '91') return /^(?:\+?91)?0?([2-9]\d{9}|18[06]0\d{6,7})$/;
  const lengths = lengthsOf(code);
  const prefix = numbers.getNddPrefixForRegion(regionOf(code), true) ?? '';
  const first = prefix === '' && keepsZero(code, lengths) ? '\\d' : '[1-9]';
  // Fewer than six digits are a whole number on few islands: elsewhere one without its area, which nobody gives.
  const fewest = examplesOf(code).map((each) => numbers.getNationalSignificantNumber(each).length);
  const shortest = Math.max(lengths[0] ?? 0, Math.min(6, ...fewest));
  const rest = [shortest, lengths.at(-1) ?? 0].map((length) => length - 1);
  return new RegExp(
    `^(?:\\+${code}|${code}(?=\\d{${fewestAfter(code, prefix)}}))?${prefix && `(?:${prefix})?`}(${first}\\d{${rest.join()}})$`,
  );
}

/** What forms name as a number of the country with that code. */
export function phoneExampleOf(code: string): string {
  if (code === '91') return '98765 43210';
  const example = examplesOf(code).at(-1) ?? numbers.getExampleNumber(regionOf(code));
  return numbers.format(example, PhoneNumberFormat.INTERNATIONAL);
}
