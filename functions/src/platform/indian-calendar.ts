import ical, { type ICalCalendar } from 'ical-generator';

export const zone = 'Asia/Kolkata';

/** India has had no daylight saving since 1945. */
const zoneRules = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** A date whose local fields, in whatever zone the process runs, are the time in India. */
export const wallTime = (day: string, time: string): Date => new Date(`${day}T${time}:00`);

/** An empty calendar of the institute, with the rules of its time zone. */
export function indianCalendar(product: string): ICalCalendar {
  const calendar = ical({ prodId: { company: 'Vaasal Institute of Technology', product } });
  calendar.timezone({ name: null, generator: () => zoneRules });
  return calendar;
}
