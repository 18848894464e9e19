import { weekdays, type ContactInfo } from '@institute/schema';

type OfficeHours = ContactInfo['officeHours'];

/** Days with the same hours, in schema.org's notation: `Monday`, `09:00`. */
export interface OpeningHours {
  readonly dayOfWeek: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

const time = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\.?`;
const span = new RegExp(String.raw`^${time}\s*(?:-|–|to)\s*${time}$`, 'i');

/** In 24 hours: 9:00 - 5:00 may be either, so the last hour has to be one of the afternoon. */
const span24 = /^([01]?\d|2[0-3])[:.h]([0-5]\d)\s*(?:-|–|to)\s*(1[3-9]|2[0-3])[:.h]([0-5]\d)$/i;

function clock(hour = '', minute = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

const capitalised = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1);

/** From when to when; empty for a text that does not say it. */
function spanOf(text: string): string {
  const [, ...parts] = span.exec(text) ?? [];
  if (parts.length > 0) return `${clock(...parts.slice(0, 3))}-${clock(...parts.slice(3))}`;
  const [, from = '', minute, to, last] = span24.exec(text) ?? [];
  return from && `${from.padStart(2, '0')}:${minute}-${to}:${last}`;
}

/**
 * The parsed hours of the form `9 AM - 7 PM` or `09:00 - 19:00`; days with any other text, such as "Closed", are
 * skipped.
 */
export function openingHours(hours: OfficeHours): OpeningHours[] {
  const days = new Map<string, string[]>();
  for (const day of weekdays) {
    const key = spanOf(hours[day].trim());
    if (!key) continue;
    days.set(key, [...(days.get(key) ?? []), capitalised(day)]);
  }
  return [...days].map(([key, dayOfWeek]) => {
    const [opens = '', closes = ''] = key.split('-');
    return { dayOfWeek, opens, closes };
  });
}
