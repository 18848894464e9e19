import { expect, test } from 'vitest';
import { ownAndUnassigned, wholeView } from './enquiry-view.ts';
import { addressOf, viewAt } from './use-view.ts';

// enquiries-16
test.each([
  ['', {}],
  ['status=new&course=Cybersecurity', { status: 'new', course: 'Cybersecurity' }],
  ['status=closed&reason=Too+far+away', { status: 'closed', reason: 'Too far away' }],
  ['status=to-answer&order=oldest', { status: 'to-answer', order: 'oldest' }],
  ['order=oldest&layout=board', { order: 'oldest', layout: 'board' }],
  ['assigned=nobody&from=2026-01-31', { assigned: 'nobody', from: '2026-01-31' }],
])('the address ?%s is a view, and the view that address', (address, filters) => {
  const view = viewAt(new URLSearchParams(address), 'owner');
  expect(view).toEqual({ ...wholeView, ...filters });
  expect(new URLSearchParams(addressOf(view, 'owner')).toString()).toBe(address);
});

test('what an address says wrongly is ignored, and a search is never in it', () => {
  const wrong =
    'status=lost&course=&source=y&reason=z&assigned=%3Cb%3E&from=now&followUp=z&order=best&search=Meena';
  expect(viewAt(new URLSearchParams(wrong), 'owner')).toEqual(wholeView);
  expect(addressOf({ ...wholeView, status: 'new' }, 'owner')).toEqual({ status: 'new' });
});

// enquiries-15
test('a counsellor begins with their own and those of no one', () => {
  const own = viewAt(new URLSearchParams(), 'counsellor');
  expect(own).toEqual({ ...wholeView, assigned: ownAndUnassigned });
  expect(addressOf(own, 'counsellor')).toEqual({});
  expect(addressOf(wholeView, 'counsellor')).toEqual({ assigned: 'everybody' });
});
