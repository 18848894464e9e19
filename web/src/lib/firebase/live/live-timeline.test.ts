import { expect, test } from 'vitest';
import { liveEnquiriesOf } from './live-timeline.ts';

// enquiries-18
test('the enquiries of a person are read anew once a contact is corrected', () => {
  const nameOf = (...contacts: string[]) => liveEnquiriesOf('meena', contacts).name;
  expect(nameOf('meena@example.com')).not.toBe(nameOf('mena@example.com'));
  expect(nameOf('meena@example.com')).toBe(nameOf('meena@example.com'));
});
