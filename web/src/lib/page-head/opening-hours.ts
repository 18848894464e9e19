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

function clock(hour = '', minute = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

const capitalised = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1);

/**
 * The parsed hours of the form `9 AM - 7 PM`; days with any other text, such as "Closed", are
 * skipped.
 */
export function openingHours(hours: OfficeHours): OpeningHours[] {
  const days = new Map<string, string[]>();
  for (const day of weekdays) {
    const [matched, ...parts] = span.exec(hours[day].trim()) ?? [];
    if (!matched) continue;
    const key = `${clock(...parts.slice(0, 3))}-${clock(...parts.slice(3))}`;
    days.set(key, [...(days.get(key) ?? []), capitalised(day)]);
  }
  return [...days].map(([key, dayOfWeek]) => {
    const [opens = '', closes = ''] = key.split('-');
    return { dayOfWeek, opens, closes };
  });
}
