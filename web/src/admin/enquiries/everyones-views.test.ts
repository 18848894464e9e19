import { expect, test } from 'vitest';
import { wholeView } from './enquiry-view.ts';
import { everyonesViewAt, everyonesViews, toAnswerAt } from './everyones-views.ts';
import { addressOf } from './use-view.ts';

// enquiries-40, enquiries-35
test('those to answer begin with who waits longest, and stay that view in the other order', () => {
  const { name, view } = everyonesViews[toAnswerAt] ?? { name: '', view: wholeView };
  expect(name).toBe('To answer');
  expect(addressOf(view, 'owner')).toEqual({ status: 'to-answer', order: 'oldest' });
  expect(everyonesViewAt({ ...view, order: '' })).toBe(toAnswerAt);
  expect(everyonesViewAt({ ...view, course: 'Cybersecurity' })).toBe(-1);
  expect(everyonesViewAt({ ...view, search: 'meena' })).toBe(-1);
});
