import { expect, test } from 'vitest';
import type { DemoPlan } from '../demo/demo-plan.ts';
import type { Batch } from './batch.ts';
import { batchInRoom, demoPlanInRoom, roomClashes, type InRoom } from './room-clashes.ts';

const inRoom = (held: InRoom | undefined): InRoom[] => (held ? [held] : []);

const batch = (fields: Partial<Batch> = {}) => ({
  firstDay: '2026-12-07',
  lastDay: '2027-03-05',
  days: [{ day: 'monday', from: '18:30', to: '20:30' }] satisfies Batch['days'],
  mode: 'classroom' as const,
  branch: 'Adyar',
  room: 'Lab 2',
  state: 'open' as const,
  ...fields,
});

const plan = (fields: Partial<DemoPlan> = {}) => ({
  held: 'monday' as const,
  firstDay: '2026-01-05',
  lastDay: '',
  from: '20:00',
  to: '21:00',
  mode: 'classroom' as const,
  branch: 'Adyar',
  room: 'Lab 2',
  daysOff: [],
  ...fields,
});

const ofBatch = (fields: Partial<Batch> = {}, id = 'b') =>
  inRoom(batchInRoom(batch(fields), `batches/${id}`, 'Kolam'));

const ofPlan = (fields: Partial<DemoPlan> = {}, course = 'Kolam') =>
  inRoom(demoPlanInRoom(plan(fields), 'demoPlans/a', course));

const clashesOf = ([held]: InRoom[], others: InRoom[]) => roomClashes(held!, others);

// health-3
test('a room with two batches at one hour is told, with the first such day', () => {
  const own = ofBatch({}, 'a');
  const other = { firstDay: '2027-01-05', room: ' lab2' };
  expect(clashesOf(own, [...own, ...ofBatch(other)])).toEqual([
    'A class of Kolam is in this room at the same hour on 11 Jan 2027',
  ]);
  for (const free of [
    { days: [{ day: 'monday', from: '20:30', to: '21:00' }] },
    { firstDay: '2027-03-02', lastDay: '2027-03-31' },
    { branch: 'Velachery' },
    { room: 'Lab 1' },
    { state: 'cancelled' },
    { mode: 'online' },
    { lastDay: '' },
  ] satisfies Partial<Batch>[])
    expect(clashesOf(own, ofBatch({ ...other, ...free }))).toEqual([]);
  expect(ofBatch({ room: ' ' })).toEqual([]);
});

// health-3
test('a room with a batch and a demo class, once or every week, is told to both', () => {
  expect(clashesOf(ofBatch(), ofPlan())).toEqual([
    'A demo class of Kolam is in this room at the same hour on 7 Dec 2026',
  ]);
  expect(clashesOf(ofPlan(), ofBatch())).toEqual([
    'A class of Kolam is in this room at the same hour on 7 Dec 2026',
  ]);
  expect(
    clashesOf(ofBatch(), ofPlan({ held: 'once', firstDay: '2026-12-14', lastDay: '' }, '')),
  ).toEqual(['A demo class is in this room at the same hour on 14 Dec 2026']);
  expect(clashesOf(ofBatch(), ofPlan({ daysOff: ['2026-12-07', '2026-12-14'] }))).toEqual([
    'A demo class of Kolam is in this room at the same hour on 21 Dec 2026',
  ]);
  for (const free of [
    { lastDay: '2026-12-06' },
    { held: 'tuesday' },
    { held: 'once', firstDay: '2026-12-08' },
    { from: '20:30' },
    { mode: 'online' },
    { firstDay: '' },
  ] satisfies Partial<DemoPlan>[])
    expect(clashesOf(ofBatch(), ofPlan(free))).toEqual([]);
});
