import { expect, test } from 'vitest';
import { shownSections } from './shown-sections.ts';

const line = { id: 'a', text: 'A', about: '', path: undefined };
const full = { lines: [line], failed: false };
const empty = { lines: [], failed: false };
const failed = { lines: undefined, failed: true };
const unread = { lines: undefined, failed: false };

// dashboard-28
test('a section of Today shows once those above it are read, so that none moves away', () => {
  expect(shownSections([unread, full])).toEqual({ shown: [], areRead: false });
  expect(shownSections([full, unread, full])).toEqual({ shown: [full], areRead: false });
  expect(shownSections([empty, failed, full])).toEqual({ shown: [failed, full], areRead: true });
});
