import { expect, test } from 'vitest';
import { followUpChoices, followUpText, soon } from './follow-up-choices.ts';

const said = (now: string) => {
  const choices = followUpChoices(new Date(now));
  return choices.map((choice) => followUpText(choice, now.slice(0, 10)));
};

// enquiries-41
test.each([
  ['2026-11-24T11:20:00+05:30', ['today, 1 pm', 'tomorrow, 10 am', 'Mon 30 Nov, 10 am']],
  ['2026-11-24T17:59:00+05:30', ['today, 7 pm', 'tomorrow, 10 am', 'Mon 30 Nov, 10 am']],
  ['2026-11-24T18:00:00+05:30', ['tomorrow, 10 am', 'Mon 30 Nov, 10 am']],
  ['2026-11-29T21:00:00+05:30', ['tomorrow, 10 am', 'Mon 7 Dec, 10 am']],
])('at %s one can follow up %j', (now, choices) => {
  expect(said(now)).toEqual(choices);
});

test('soon is in two hours, or else tomorrow morning', () => {
  expect(soon(new Date('2026-11-24T08:30:00+05:30')).followUpTime).toBe('10:00');
  expect(soon(new Date('2026-11-24T22:30:00+05:30'))).toEqual({
    followUpOn: '2026-11-25',
    followUpTime: '10:00',
  });
});
