import { institute } from '@institute/schema';

/** A stat value, split so that its number can be animated. */
export interface StatValue {
  readonly prefix: string;
  readonly number: number;
  readonly decimals: number;
  readonly suffix: string;
}

const pattern = /^(\D*?)(\d+|\d[\d,]*,\d{3})(?:\.(\d+))?(\D*)$/;

/**
 * Splits `1,00,000+` into 100000 and `+`, and a salary into its sign, number and unit; undefined for a
 * text that may not be one number, such as `24x7`, `Free` or `95,5%` (home-2).
 */
export function parseStatValue(text: string): StatValue | undefined {
  const [matched, prefix = '', whole = '', fraction = '', suffix = ''] = pattern.exec(text) ?? [];
  if (matched === undefined) return undefined;
  const number = Number(`${whole.replaceAll(',', '')}.${fraction || '0'}`);
  const value = { prefix, number, decimals: fraction.length, suffix };
  // Where the locale has a comma before decimals, 1.200 may be a thousand and more.
  return fraction && formatStatValue(value, number) !== text ? undefined : value;
}

const formats = new Map<number, Intl.NumberFormat>();

/** The digit grouping of the locale; created once, because creating a format is slow. */
function formatOf(decimals: number): Intl.NumberFormat {
  const format =
    formats.get(decimals) ??
    new Intl.NumberFormat(institute.locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  formats.set(decimals, format);
  return format;
}

/** The value with another number. */
export const formatStatValue = ({ prefix, decimals, suffix }: StatValue, number: number): string =>
  prefix + formatOf(decimals).format(number) + suffix;
