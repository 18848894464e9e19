import { postcodeFirst } from '../institute.ts';
import type { ContactInfo } from './contact-info.ts';

/** The line of an address below its street, in the order of the institute's country. */
export function townText(
  { city, state, zipCode }: Pick<ContactInfo, 'city' | 'state' | 'zipCode'>,
  isFirst = postcodeFirst,
): string {
  const join = (separator: string, ...parts: readonly string[]) =>
    parts.filter(Boolean).join(separator);
  // Said once where a city is a region: Istanbul, Singapore.
  const region = state === city ? '' : state;
  return isFirst
    ? join(', ', join(' ', zipCode, city), region)
    : join(' ', join(', ', city, region), zipCode);
}
