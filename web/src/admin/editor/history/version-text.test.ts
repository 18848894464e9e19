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
  at: '2026-01-31T08:30:05.000Z',
};

test('a version shows until when it was current, what replaced it, and who did that', () => {
  expect(untilText(version)).toBe('Current until 31 Jan 2026, 2:00:05 pm');
  expect(replacedText(version)).toBe('Then changed by editor@example.com');
  expect(replacedText({ ...version, action: 'restore' })).toBe(
    'Then replaced with an older version by editor@example.com',
  );
  expect(deletionText({ ...version, action: 'delete' })).toBe(
    'Deleted 31 Jan 2026, 2:00:05 pm by editor@example.com',
  );
});

test('an account without an email is shown by its id', () => {
  const { byEmail: _, ...without } = version;
  expect(replacedText(without)).toBe('Then changed by uid');
});
