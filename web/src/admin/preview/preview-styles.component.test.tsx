import { afterEach, expect, test } from 'vitest';
import { siteStyles } from './preview-styles.ts';

afterEach(() => document.head.querySelector('#written')?.remove());

// dashboard-6
test('styles of previews have shorthands of which a part is overridden', async () => {
  const written = '.day { font: 700 1.75rem / 1 var(--face); font-variant-numeric: tabular-nums; }';
  document.head.insertAdjacentHTML('beforeend', `<style id="written">${written}</style>`);
  expect(await siteStyles()).toContain(written);
});
