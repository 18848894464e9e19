const offset = '+05:30';

/** What a field for date and time shows of a moment: the time in India. */
export function toField(moment: string | null): string {
  if (moment === null) return '';
  return new Date(Date.parse(moment) + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 16);
}

/** The moment that such a field names; null for none. */
export function fromField(value: string): string | null {
  const moment = Date.parse(`${value}:00${offset}`);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
