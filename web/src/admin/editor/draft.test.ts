import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

const draft = { values: { title: 'பைதான்' }, basedOn: '2026-01-05T09:00:00.000Z', keptAt: 5 };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('drafts', () => {
  it('come back as they were, until they are dropped', () => {
    const storage = memoryStorage();
    keepDraft(storage, 'courses/a', draft);
    expect(readDraft(storage, 'courses/a')).toEqual(draft);
    expect(readDraft(storage, 'courses/b')).toBeUndefined();
    dropDraft(storage, 'courses/a');
    expect(readDraft(storage, 'courses/a')).toBeUndefined();
  });

  it.each(['{', 'null', '[]', '{"values":[1],"keptAt":5}', '{"values":{}}'])(
    'are not read from %s',
    (stored) => {
      const storage = memoryStorage();
      storage.setItem('adminDraft:home', stored);
      expect(readDraft(storage, 'home')).toBeUndefined();
    },
  );

  it('do not break the editor when the storage is full', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    keepDraft(memoryStorage(10), 'home', draft);
    expect(warn).toHaveBeenCalledOnce();
  });
});
