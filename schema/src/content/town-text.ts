import { postcodeFirst } from '../institute.ts';
import type { ContactInfo } from './contact-info.ts';

/** The line of an address below its street, in the order of the institute's country. */
export function townText(
  { city, state, zipCode }: Pick<ContactInfo, 'city' | 'state' | 'zipCode'>,
  isFirst = postcodeFirst,
): string {
  const join = (separator: string, ...parts: readonly string[]) =>
    parts.filter(Boolean).join(separator);
  return isFirst
    ? join(', ', join(' ', zipCode, city), state)
    : join(' ', join(', ', city, state), zipCode);
}
