import { clockChanges, institute, offsetLength, offsetText } from '@institute/schema';
import ical, { type ICalCalendar } from 'ical-generator';

export const zone = institute.timeZone;

const year = 365 * 24 * 60 * 60_000;

const withoutColon = (offset: string): string => offset.replace(':', '');

/** A part of the zone's rules: from a local time on, such as 20261025T020000, its offset is another. */
const rule = (kind: 'STANDARD' | 'DAYLIGHT', begin: string, from: string, to: string): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${begin}`,
  `TZOFFSETFROM:${withoutColon(from)}`,
  `TZOFFSETTO:${withoutColon(to)}`,
  `END:${kind}`,
];

/** The rules of the zone, for classes of last year to those in five years. */
function zoneRules(now: number): string {
  const begin = now - year;
  const first = offsetText(zone, begin);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...rule('STANDARD', '19700101T000000', first, first),
    ...clockChanges(zone, begin, now + 5 * year).flatMap(({ at, from, to }) => {
      const local = new Date(at + offsetLength(from)).toISOString();
      const kind = offsetLength(to) > offsetLength(from) ? 'DAYLIGHT' : 'STANDARD';
      return rule(kind, local.slice(0, 19).replaceAll(/[-:]/g, ''), from, to);
    }),
    'END:VTIMEZONE',
  ].join('\r\n');
}

/** A date whose local fields, in whatever zone the process runs, are the local time. */
export const wallTime = (day: string, time: string): Date => new Date(`${day}T${time}:00`);

/** A name as the calendar's own text, which the library takes as it is: a line break would begin another property. */
const escaped = (name: string): string =>
  name.replaceAll(/\s+/g, ' ').replaceAll(/[\\;,]/g, String.raw`\$&`);

/** An empty calendar of an institute, with the rules of its time zone. */
export function localCalendar(company: string, product: string): ICalCalendar {
  const calendar = ical({ prodId: { company: escaped(company), product } });
  calendar.timezone({ name: null, generator: () => zoneRules(Date.now()) });
  return calendar;
}
