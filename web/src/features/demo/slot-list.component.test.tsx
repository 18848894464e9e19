import type { OfferedDemoSlot } from '@institute/schema';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brokenWords } from '../../lib/page/test-broken-words.ts';
import base from '../../theme/base.css?inline';
import tokens from '../../theme/tokens.css?inline';
import { SlotList } from './slot-list.tsx';

const slot: OfferedDemoSlot = {
  id: 'full',
  day: '2099-01-05',
  from: '11:00',
  to: '12:00',
  mode: 'online',
  branch: '',
  left: 0,
} as unknown as OfferedDemoSlot;

/** What all pages look like, in the page of all component tests for these alone. */
const style = document.createElement('style');
style.textContent = tokens + base;

let root: Root | undefined;

beforeEach(() => document.head.prepend(style));
afterEach(() => {
  root?.unmount();
  style.remove();
});

// demo-2
test.each([320, 390, 480])(
  'a class stands clear of its button on a screen of %i pixels, full or not',
  async (width) => {
    await page.viewport(width, 844);
    const place = document.createElement('main');
    place.className = 'wrap';
    document.body.replaceChildren(place);
    root = createRoot(place);
    root.render(
      <SlotList
        slots={[slot, { ...slot, id: 'free', mode: 'classroom', branch: 'Adyar', left: 1 }]}
        main={undefined}
      />,
    );
    await expect.element(page.getByRole('link', { name: /^Join waiting list/ })).toBeVisible();
    expect(brokenWords([place])).toEqual([]);
    for (const row of place.querySelectorAll('li')) {
      const time = row.querySelector('p')?.getBoundingClientRect();
      const button = row.querySelector('a')?.getBoundingClientRect();
      expect((button?.top ?? 0) - (time?.bottom ?? 0)).toBeGreaterThan(4);
    }
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);
