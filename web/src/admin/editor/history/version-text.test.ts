import type { StoredVersion } from '@institute/schema';
import { expect, test } from 'vitest';
import { replacedText, deletionText, untilText } from './version-text.ts';

const version: StoredVersion = {
  _id: 'version',
  document: 'courses/abc',
  collection: 'courses',
  data: {},
  action: 'update',
  by: 'uid',
  byEmail: 'editor@example.com',
  byName: 'Suganthi Rajan',
  at: '2026-01-31T08:30:05.000Z',
};

test('a version shows until when it was current, what replaced it, and who did that', () => {
  expect(untilText(version)).toBe('Current until 31 Jan 2026, 2:00:05 pm');
  expect(replacedText(version)).toBe('Then changed by Suganthi Rajan');
  expect(replacedText({ ...version, action: 'restore' })).toBe(
    'Then replaced with an older version by Suganthi Rajan',
  );
  expect(deletionText({ ...version, action: 'delete' })).toBe(
    'Deleted 31 Jan 2026, 2:00:05 pm by Suganthi Rajan',
  );
});

test('an account without a name is shown by its email, or else by its id', () => {
  const { byName: _, ...nameless } = version;
  expect(replacedText(nameless)).toBe('Then changed by editor@example.com');
  const { byEmail: __, ...unknown } = nameless;
  expect(replacedText(unknown)).toBe('Then changed by uid');
});
