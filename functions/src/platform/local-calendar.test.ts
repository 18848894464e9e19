import { afterEach, expect, test, vi } from 'vitest';
import ICAL from 'ical.js';
import type * as Calendar from './local-calendar.ts';

afterEach(() => {
  vi.doUnmock('@institute/schema');
  vi.resetModules();
});

async function calendarsOf(timeZone: string): Promise<typeof Calendar> {
  vi.resetModules();
  vi.doMock('@institute/schema', async (original) => ({
    ...(await original<object>()),
    institute: { timeZone },
  }));
  return import('./local-calendar.ts');
}

/** When a weekly class is in March, as a calendar program reads it. */
async function weeklyIn(timeZone: string): Promise<string[]> {
  const { localCalendar, wallTime, zone } = await calendarsOf(timeZone);
  const year = new Date().getUTCFullYear() + 1;
  const calendar = localCalendar('School', 'Batches');
  calendar.createEvent({
    timezone: zone,
    start: wallTime(`${year}-03-17`, '18:30'),
    end: wallTime(`${year}-03-17`, '20:30'),
    repeating: 'RRULE:FREQ=WEEKLY;COUNT=3',
    summary: 'Class',
  });
  const read = new ICAL.Component(ICAL.parse(calendar.toString()) as unknown[]);
  const rules = read.getFirstSubcomponent('vtimezone');
  const event = read.getFirstSubcomponent('vevent');
  if (!rules || !event) throw new Error('The calendar has no zone or no event');
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(new ICAL.Timezone(rules), zone);
  const times = new ICAL.Event(event).iterator();
  return [1, 2, 3].map(() => times.next().toJSDate().toISOString().slice(11, 16));
}

// institute-3
test('a weekly class stays at its hour when the clocks change', async () => {
  expect(await weeklyIn('Europe/Lisbon')).toEqual(['18:30', '18:30', '17:30']);
  expect(await weeklyIn('Asia/Kolkata')).toEqual(['13:00', '13:00', '13:00']);
});

// institute-8
test.each(['Day\nBEGIN:VEVENT', String.raw`Night\n School`, 'A//B; C, D'])(
  'a calendar of %j has no other property for it',
  async (name) => {
    const { localCalendar } = await calendarsOf('Asia/Kolkata');
    const read = new ICAL.Component(
      ICAL.parse(localCalendar(name, 'Batches').toString()) as unknown[],
    );
    const said = name.replace('\n', ' ');
    expect(read.getFirstPropertyValue('prodid')).toBe(`-//${said}//Batches//EN`);
    expect(read.getAllSubcomponents('vevent')).toEqual([]);
  },
);
