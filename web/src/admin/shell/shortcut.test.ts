import { expect, test } from 'vitest';
import { shortcutOf } from './shortcut.ts';

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
