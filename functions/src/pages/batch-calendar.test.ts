import { storedBatch, storedCourse } from '@institute/schema';
import ICAL from 'ical.js';
import { afterEach, expect, test, vi } from 'vitest';
import { calendarOf } from './batch-calendar.ts';

afterEach(() => vi.unstubAllEnvs());

const institute = { site: 'https://site.example', name: 'Vaasal Institute of Technology' };

const createdAt = '2026-11-01T00:00:00.000Z';

const course = storedCourse.parse({
  _id: 'c',
  slug: 'sql',
  title: 'SQL, tables; and more',
  description: 'Tables.',
  createdAt,
  updatedAt: createdAt,
});

const batchOf = (fields: object = {}) =>
  storedBatch.parse({
    _id: 'b',
    course: 'c',
    firstDay: '2026-12-31',
    lastDay: '2027-01-11',
    days: [
      { day: 'monday', from: '18:30', to: '20:30' },
      { day: 'thursday', from: '18:30', to: '20:30' },
      { day: 'saturday', from: '00:15', to: '01:15' },
    ],
    seats: 5,
    state: 'open',
    createdAt,
    updatedAt: '2026-11-01T00:01:30.000Z',
    ...fields,
  });

/** The events as a calendar app reads them. */
function eventsOf(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

function momentsOf(event: ICAL.Event): string[] {
  const found = event.iterator();
  const moments: string[] = [];
  for (let next = found.next(); next; next = found.next())
    moments.push(next.toJSDate().toISOString());
  return moments;
}

// tamil-21
test('a calendar of a page in Tamil says where in Tamil, and leads there', () => {
  const [event] = eventsOf(calendarOf(batchOf(), course, { ...institute, language: 'ta' }));
  expect(event?.location).toMatch(/^வகுப்பறை/);
  expect(event?.component.getFirstPropertyValue('url')).toBe('https://site.example/ta/courses/sql');
});

// batches-7
test('a batch is held at its branch, and an online one at none', () => {
  const placeOf = (mode: string) =>
    eventsOf(calendarOf(batchOf({ mode, branch: 'Adyar' }), course, institute))[0]?.location;
  expect(['classroom', 'online', 'hybrid'].map(placeOf)).toEqual([
    'Classroom, Adyar',
    'Online',
    'Classroom and online, Adyar',
  ]);
});

// batches-7
test.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'a batch is a weekly event in local time when the clock is set to %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const events = eventsOf(calendarOf(batchOf(), course, institute));
    expect(events.map(({ uid }) => uid)).toEqual([
      'batch-b-monday@site.example',
      'batch-b-thursday@site.example',
      'batch-b-saturday@site.example',
    ]);
    expect(events[0]?.summary).toBe('SQL, tables; and more');
    expect(events[0]?.startDate.zone.tzid).toBe('Asia/Kolkata');
    expect(events.map(momentsOf)).toEqual([
      ['2027-01-04T13:00:00.000Z', '2027-01-11T13:00:00.000Z'],
      ['2026-12-31T13:00:00.000Z', '2027-01-07T13:00:00.000Z'],
      ['2027-01-01T18:45:00.000Z', '2027-01-08T18:45:00.000Z'],
    ]);
    expect(events[0]?.duration.toSeconds()).toBe(7200);
  },
);

// batches-7
test('a change updates the same event', () => {
  const [before] = eventsOf(calendarOf(batchOf(), course, institute));
  const changed = batchOf({ state: 'cancelled', updatedAt: '2026-11-02T00:00:00.000Z' });
  const [after] = eventsOf(calendarOf(changed, course, institute));
  expect(after?.uid).toBe(before?.uid);
  expect(before?.sequence).toBe(90);
  expect(after?.sequence).toBe(86_400);
  expect(after?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
});

const stateOf = ({ component, uid }: ICAL.Event) => [
  uid.split('@')[0],
  component.getFirstPropertyValue('status'),
];

// batches-7
test('a weekday that is dropped is cancelled, and the others stay as they are', () => {
  const [monday, thursday, saturday] = batchOf().days;
  const changed = { days: [saturday, thursday], dropped: [monday] };
  const before = eventsOf(calendarOf(batchOf(), course, institute));
  const after = eventsOf(calendarOf(batchOf(changed), course, institute));
  expect(after.map(stateOf)).toEqual([
    ['batch-b-saturday', 'CONFIRMED'],
    ['batch-b-thursday', 'CONFIRMED'],
    ['batch-b-monday', 'CANCELLED'],
  ]);
  const momentsBy = (events: ICAL.Event[]) =>
    Object.fromEntries(events.map((event) => [event.uid, momentsOf(event)]));
  expect(momentsBy(after)).toEqual(momentsBy(before));
});

// batches-7
test('no class is after the last day, whatever was stored', () => {
  const tuesday = { day: 'tuesday', from: '10:00', to: '11:00' };
  const monday = { ...tuesday, day: 'monday' };
  const stored = batchOf({
    firstDay: '2028-02-28',
    lastDay: '2028-02-28',
    days: [tuesday, monday],
  });
  const events = eventsOf(calendarOf(stored, course, institute));
  expect(events.map(stateOf)).toEqual([
    ['batch-b-tuesday', 'CANCELLED'],
    ['batch-b-monday', 'CONFIRMED'],
  ]);
  expect(events.flatMap(momentsOf)).toEqual([
    '2028-02-28T04:30:00.000Z',
    '2028-02-28T04:30:00.000Z',
  ]);
});

const velachery = {
  name: 'Velachery',
  address: '8 Rangoli Street',
  city: 'Chennai',
  zipCode: '600042',
  mapPoint: '12.9791, 80.2206',
  directions: 'Seven minutes on foot',
  phone: '044 1234 5679',
};

// demo-20, contact-14
test('a calendar has the address and the point of the branch, of an online batch none', () => {
  const inRoom = batchOf({ mode: 'classroom', branch: velachery.name });
  const [event] = eventsOf(calendarOf(inRoom, course, { ...institute, at: velachery }));
  expect(event?.location).toBe('Classroom, Velachery\n8 Rangoli Street, Chennai 600042');
  expect(event?.component.getFirstPropertyValue('geo')).toEqual([12.9791, 80.2206]);
  const online = batchOf({ mode: 'online', branch: velachery.name });
  const [other] = eventsOf(calendarOf(online, course, { ...institute, at: velachery }));
  expect(other?.location).toBe('Online');
});
