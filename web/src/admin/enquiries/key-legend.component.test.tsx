import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeSwitch } from '../shell/device-switch.ts';
import { singleKeysOff } from '../shell/shortcut.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { KeyLegend } from './key-legend.tsx';

const show = shownScreen();

// enquiries-40
test('a laptop shows the keys below the list, unless they are switched off', async () => {
  await page.viewport(1366, 768);
  const shown = () => document.body.innerText.includes('follow-up');
  show(<KeyLegend />);
  await expect.poll(shown).toBe(true);
  await page.viewport(390, 844);
  expect(shown()).toBe(false);
  await page.viewport(1366, 768);
  expect(shown()).toBe(true);
  storeSwitch(singleKeysOff, true);
  show(<KeyLegend />);
  await expect.poll(shown).toBe(false);
});
