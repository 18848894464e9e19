import { afterEach, expect, test, vi } from 'vitest';
import { storeSwitch } from './device-switch.ts';
import { shortcutOf, singleKeyOf, singleKeysOff } from './shortcut.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ['s', 'KeyS', { ctrlKey: true }, 's'],
  ['S', 'KeyS', { metaKey: true }, 's'],
  ['ஸ', 'KeyS', { ctrlKey: true }, 's'],
  ['o', 'KeyS', { ctrlKey: true }, 'o'],
  ['s', 'KeyS', {}, undefined],
  ['s', 'KeyS', { ctrlKey: true, altKey: true }, undefined],
  ['s', 'KeyS', { ctrlKey: true, shiftKey: true }, undefined],
  ['Enter', 'Enter', { ctrlKey: true }, undefined],
])('%s on %s with %j is %s', (key, code, held, letter) => {
  expect(shortcutOf({ key, code, ...none, ...held })).toBe(letter);
});

afterEach(() => vi.unstubAllGlobals());

// enquiries-40, dashboard-23
test('a key alone is one until the device switches such keys off, and again after', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  const press = (key: string, held = {}) => singleKeyOf({ key, ...none, ...held });
  expect([press('J'), press('?'), press('j', { ctrlKey: true })]).toEqual(['j', '?', undefined]);
  storeSwitch(singleKeysOff, true);
  expect([press('j'), press('?')]).toEqual([undefined, undefined]);
  storeSwitch(singleKeysOff, false);
  expect(press('j')).toBe('j');
});

test('keys alone work where nothing can be stored', () => {
  vi.stubGlobal('localStorage', undefined);
  storeSwitch(singleKeysOff, true);
  expect(singleKeyOf({ key: 'j', ...none })).toBe('j');
});
