import type { StoredEnquiry } from '@institute/schema';
import { expect, test } from 'vitest';
import { queueOf, sayOf } from './queue.ts';

const now = Date.parse('2026-01-31T10:00:00+05:30');
const at = { now, today: '2026-01-31', uid: 'asha' };

const enquiry = (name: string, fields: Partial<StoredEnquiry>) =>
  ({
    _id: name,
    name,
    course: '',
    status: 'new',
    assignedTo: '',
    followUpOn: '',
    followUpTime: '',
    ...fields,
  }) as StoredEnquiry;

const arrived = (name: string, hoursAgo: number) =>
  enquiry(name, { createdAt: new Date(now - hoursAgo * 60 * 60_000).toISOString() });

const demo = {
  _id: 'demo',
  from: '11:00',
  to: '12:00',
  title: '',
  branch: 'Adyar',
  places: 12,
  taken: 5,
  toNote: true,
};

// dashboard-28
test('what is late comes first, then everything by its moment', () => {
  const followUps = [
    enquiry('Called', { status: 'contacted', followUpOn: '2026-01-31' }),
    enquiry('Forgotten', { status: 'contacted', followUpOn: '2026-01-29' }),
  ];
  const waiting = [arrived('Late', 30), arrived('Soon', 22), arrived('Later', 1)];
  const queue = queueOf({ waiting, followUps, classes: [demo] }, at);
  expect(queue.map(({ title, due }) => `${title}: ${due}`)).toEqual([
    'Forgotten: Late',
    'Late: Late',
    'Demo class, any course: 11:00 am',
    'Soon: 12:00 pm',
    'Called: Today',
    'Later: Tomorrow',
  ]);
  expect(queue[1]?.about).toBe('Answer overdue by 6 h 0 min\u00A0· unassigned');
});

// dashboard-28
test('of the people of colleagues those are told, with whom they are, who wait too long', () => {
  const of = (assignedTo: string, hoursAgo: number) => ({
    ...arrived(`${assignedTo} ${hoursAgo}`, hoursAgo),
    assignedTo,
    assignedName: 'Kavitha',
  });
  const waiting = [of('asha', 1), of('kavitha', 1), of('kavitha', 30)];
  const queue = queueOf({ waiting, followUps: [], classes: [] }, at);
  expect(queue.map(({ title }) => title)).toEqual(['kavitha 30', 'asha 1']);
  expect(queue[0]?.about).toBe('Answer overdue by 6 h 0 min\u00A0· with Kavitha');
});

// dashboard-28
test('a demo class that is over waits behind the people, to note who came, until that is noted', () => {
  const over = { ...demo, from: '08:00', to: '09:00', title: 'Python' };
  const classes = [over, { ...over, _id: 'noted', toNote: false }];
  const queue = queueOf({ waiting: [arrived('Soon', 22)], followUps: [], classes }, at);
  expect(queue.map(({ title, due }) => `${title}: ${due}`)).toEqual([
    'Soon: 12:00 pm',
    'Note who came, Python: Over',
  ]);
});

// dashboard-28
test('a lead opens in the list that the queue has it from, so that the next one is of the queue, too', () => {
  const followUps = [enquiry('Called', { status: 'contacted', followUpOn: '2026-01-31' })];
  const queue = queueOf({ waiting: [arrived('Late', 30)], followUps, classes: [demo] }, at);
  expect(queue.map(({ path }) => path)).toEqual([
    '/admin/enquiries/Late?status=to-answer&order=oldest',
    '/admin/bookings',
    '/admin/enquiries/Called?followUp=due',
  ]);
});

// dashboard-28
test('a follow-up with a time stands at that time, and is late once it has passed', () => {
  const at10 = { status: 'contacted', followUpOn: '2026-01-31', followUpTime: '10:00' } as const;
  const followUps = [
    enquiry('Any time', { status: 'contacted', followUpOn: '2026-01-31' }),
    enquiry('Early', { ...at10, followUpTime: '11:30' }),
    enquiry('Missed', at10),
    enquiry('Yesterday', { ...at10, followUpOn: '2026-01-30' }),
  ];
  const queue = queueOf({ waiting: [], followUps, classes: [] }, at);
  expect(queue.map(({ title, due, about }) => `${title}: ${due}. ${about}`)).toEqual([
    'Yesterday: Late. Follow-up due since Fri 30 Jan',
    'Missed: Late. Call at 10:00 am',
    'Early: 11:30 am. Call at 11:30 am',
    'Any time: Today. Follow up today',
  ]);
});

// dashboard-28
test.each([
  [[], [], 'No one waits for an answer.'],
  [[arrived('A', 1)], [], '1 person waits for an answer.'],
  [[arrived('A', 30), arrived('B', 1)], [], '2 people wait for an answer. 1 has waited too long.'],
  [
    [arrived('A', 1)],
    [{ ...arrived('A', 1), followUpOn: '2026-01-31' }],
    '1 person waits for an answer.',
  ],
  [
    [],
    [enquiry('A', { status: 'contacted', followUpOn: '2026-01-31' })],
    'No one waits for an answer. Follow up with 1 person.',
  ],
])('the day in a sentence: %#', (waiting, followUps, sentence) => {
  expect(sayOf(queueOf({ waiting, followUps, classes: [] }, at), false)).toBe(sentence);
});
