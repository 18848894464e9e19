import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { dropDraft, findDrafts, keepDraft, readDrafts, type Draft } from './draft.ts';

const draft: Draft = {
  id: 'one',
  title: 'Python',
  path: '/admin/courses/a',
  values: { title: 'பைதான்' },
  base: { values: { title: 'Python' }, updatedAt: '2026-01-05T09:00:00.000Z' },
  keptAt: 5,
  undone: false,
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('drafts', () => {
  it('are restored unchanged, latest first, until dropped', () => {
    const storage = memoryStorage();
    const later = { ...draft, id: 'two', keptAt: 9, undone: true };
    keepDraft(storage, 'uid/courses/a', draft);
    keepDraft(storage, 'uid/courses/a', later);
    expect(readDrafts(storage, 'uid/courses/a')).toEqual([later, draft]);
    expect(readDrafts(storage, 'uid/courses/ab')).toEqual([]);
    dropDraft(storage, 'uid/courses/a', 'two');
    expect(readDrafts(storage, 'uid/courses/a')).toEqual([draft]);
  });

  it('are found by account, with their names', () => {
    const storage = memoryStorage();
    storage.setItem('another', '{}');
    keepDraft(storage, 'uid/home', draft);
    keepDraft(storage, 'other/home', draft);
    expect(findDrafts(storage, 'uid/')).toEqual([{ name: 'uid/home', draft }]);
  });

  const without = (key: keyof Draft) => JSON.stringify({ ...draft, [key]: undefined });
  it.each(['{', 'null', '[]', without('values'), without('base'), without('keptAt')])(
    'are not read from invalid data: %s',
    (stored) => {
      const storage = memoryStorage();
      storage.setItem('adminDraft:home#one', stored);
      expect(readDrafts(storage, 'home')).toEqual([]);
    },
  );

  it('do not break the editor when the storage is full', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    keepDraft(memoryStorage(10), 'home', draft);
    expect(warn).toHaveBeenCalledOnce();
  });
});
