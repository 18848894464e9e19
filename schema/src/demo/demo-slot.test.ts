import { afterEach, expect, test, vi } from 'vitest';
import type { StoredDemoPlan } from './demo-plan.ts';
import { partsOfSlotId, plannedSlots } from './demo-slot.ts';

afterEach(() => vi.unstubAllEnvs());

const plan: StoredDemoPlan = {
  _id: 'plan',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  course: '',
  held: 'friday',
  firstDay: '2026-01-01',
  lastDay: '',
  from: '00:30',
  to: '01:30',
  mode: 'classroom',
  branch: 'Adyar',
  room: '',
  link: '',
  places: 12,
  daysOff: [],
};

const daysAt = (moment: string, fields: Partial<StoredDemoPlan> = {}) =>
  plannedSlots([{ ...plan, ...fields }], [], new Date(moment)).map(({ day }) => day);

// demo-2: 2026-01-02 is a Friday; where the institute is it begins at 18:30 UTC of the day before.
test.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'classes are those of the next 28 local days, with the clock set to %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const all = ['2026-01-02', '2026-01-09', '2026-01-16', '2026-01-23'];
    expect(daysAt('2026-01-01T18:29:59Z')).toEqual(all);
    expect(daysAt('2026-01-01T18:30:00Z')).toEqual([...all, '2026-01-30']);
    expect(daysAt('2026-01-01T18:59:59Z')).toEqual([...all, '2026-01-30']);
    expect(daysAt('2026-01-01T19:00:00Z')).toEqual([...all.slice(1), '2026-01-30']);
  },
);

// demo-1
test.each<[Partial<StoredDemoPlan>, string[]]>([
  [{ held: 'once', firstDay: '2026-01-07' }, ['2026-01-07']],
  [{ held: 'once', firstDay: '2026-02-07' }, []],
  [{ lastDay: '2026-01-09' }, ['2026-01-02', '2026-01-09']],
  [{ firstDay: '2026-01-20' }, ['2026-01-23']],
  [{ daysOff: ['2026-01-09', '2026-01-16'] }, ['2026-01-02', '2026-01-23']],
])('a plan with %o has its days', (fields, days) => {
  expect(daysAt('2026-01-01T12:00:00Z', fields)).toEqual(days);
});

// demo-2
test('what is stored counts: its time, and whether it is cancelled', () => {
  const [first, second] = plannedSlots([plan], [], new Date('2026-01-01T12:00:00Z'));
  const changed = { ...plan, from: '09:00', to: '10:00' };
  const stored = [
    { ...first!, taken: 3 },
    { ...second!, cancelled: true },
  ];
  const found = plannedSlots([changed], stored, new Date('2026-01-01T12:00:00Z'));
  expect(found.map(({ day, from, taken }) => [day, from, taken])).toEqual([
    ['2026-01-02', '00:30', 3],
    ['2026-01-16', '09:00', 0],
    ['2026-01-23', '09:00', 0],
  ]);
  expect(partsOfSlotId(first!._id)).toEqual(['plan', '2026-01-02']);
});
