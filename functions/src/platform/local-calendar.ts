import { institute } from '@institute/schema';
import ical, { type ICalCalendar } from 'ical-generator';

export const zone = institute.timeZone;

const offset = institute.utcOffset.replace(':', '');

/** The zone has no daylight saving. */
const zoneRules = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  `TZOFFSETFROM:${offset}`,
  `TZOFFSETTO:${offset}`,
  `TZNAME:${institute.timeCode}`,
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** A date whose local fields, in whatever zone the process runs, are the local time. */
export const wallTime = (day: string, time: string): Date => new Date(`${day}T${time}:00`);

/** An empty calendar of an institute, with the rules of its time zone. */
export function localCalendar(company: string, product: string): ICalCalendar {
  const calendar = ical({ prodId: { company, product } });
  calendar.timezone({ name: null, generator: () => zoneRules });
  return calendar;
}
