import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../editor/drafts/memory-storage.ts';
import {
  clearLoginTime,
  readLoginTime,
  sessionLength,
  storeLoginTime,
  timeLeft,
} from './login-time.ts';

const began = Date.UTC(2026, 0, 5, 9);

describe('the stored login time', () => {
  it('expires after exactly 24 hours', () => {
    const storage = memoryStorage();
    storeLoginTime(storage, began);
    expect(readLoginTime(storage, began + sessionLength - 1)).toBe(began);
    expect(readLoginTime(storage, began + sessionLength)).toBeNull();
  });

  it('is absent before login and after logout', () => {
    const storage = memoryStorage();
    expect(readLoginTime(storage, began)).toBeNull();
    storeLoginTime(storage, began);
    clearLoginTime(storage);
    expect(readLoginTime(storage, began)).toBeNull();
  });

  it('ignores a time in the future or that is not a number', () => {
    expect(timeLeft(began + 1, began)).toBe(0);
    expect(timeLeft(Number.NaN, began)).toBe(0);
  });
});
