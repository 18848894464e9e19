import { expect, test } from 'vitest';
import { withTamilLetters } from './with-letters.ts';

// tamil-8
test('an address has Tamil letters as they are written, and all else escaped', () => {
  const text = 'கோலம் & C# "1" +?';
  const address = `https://wa.me/91?text=${encodeURIComponent(text)}`;
  expect(withTamilLetters(address)).toBe(
    'https://wa.me/91?text=கோலம்%20%26%20C%23%20%221%22%20%2B%3F',
  );
  expect(new URL(withTamilLetters(address)).href).toBe(new URL(address).href);
});
