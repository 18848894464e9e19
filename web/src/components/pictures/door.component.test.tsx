import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import door from './door.module.css';

const theme = (value: 'dark' | 'light') =>
  (cdp() as unknown as { send: (method: string, values: object) => Promise<void> }).send(
    'Emulation.setEmulatedMedia',
    { features: [{ name: 'prefers-color-scheme', value }] },
  );

afterEach(() => theme('light'));

// home-1
test('a photo in a door is dimmed at night', async () => {
  document.body.innerHTML = `<div class="${door['door']}" data-photo><img alt=""></div>`;
  const opacity = () => getComputedStyle(document.images[0] ?? document.body).opacity;
  await theme('light');
  expect(opacity()).toBe('1');
  await theme('dark');
  expect(opacity()).toBe('0.8');
});
