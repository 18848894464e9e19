import { describe, expect, it } from 'vitest';
import { followUp } from './follow-up.ts';

const today = '2026-01-31';

describe('followUp', () => {
  it.each([
    [
      '2026-01-30',
      'contacted',
      { text: 'Follow-up overdue since 30 Jan 2026', short: 'since Fri 30 Jan', urgent: true },
    ],
    ['2026-01-31', 'new', { text: 'Follow up today', short: 'today', urgent: false }],
    [
      '2026-02-01',
      'demo booked',
      { text: 'Follow up on 1 Feb 2026', short: 'Sun 1 Feb', urgent: false },
    ],
    ['', 'contacted', undefined],
    ['2026-01-30', 'enrolled', undefined],
    ['2026-01-30', 'closed', undefined],
    ['2026-01-30', 'spam', undefined],
  ] as const)('says of "%s", %s: %j', (followUpOn, status, expected) => {
    expect(followUp({ followUpOn, status }, today)).toEqual(expected);
  });
});

it.each([
  ['2026-02-06', '10:00', 'Fri 10 am'],
  ['2026-02-07', '10:30', '7 Feb, 10:30 am'],
])('says %s, %s in the list as %s', (followUpOn, followUpTime, short) => {
  const mark = followUp({ followUpOn, followUpTime, status: 'new' }, today);
  expect(mark?.short).toBe(short);
});

it('says the time of a follow-up that has one', () => {
  const mark = followUp({ followUpOn: today, followUpTime: '16:00', status: 'new' }, today);
  expect(mark).toMatchObject({ text: 'Follow up today, 4:00 pm', short: 'today, 4 pm' });
});
