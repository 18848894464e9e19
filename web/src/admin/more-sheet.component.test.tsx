import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enlargeText } from '../lib/page/test-large-text.ts';
import { MoreSheet } from './more-sheet.tsx';
import { shownScreen } from './shell/shown-screen.tsx';
import { swipeOver } from './shell/test-swipe.ts';

const show = shownScreen();

function Screen() {
  const [isOpen, setOpen] = useState(true);
  const { pathname } = useLocation();
  return (
    <>
      <p>At {pathname}</p>
      {isOpen && <MoreSheet tab="about" onClose={() => setOpen(false)} />}
    </>
  );
}

// dashboard-33
test('a tab in the sheet is opened without a new page, and closes the sheet', async () => {
  show(<Screen />);
  const sheet = page.getByRole('dialog', { name: 'All tabs' });
  await sheet.getByRole('tab', { name: 'footer' }).click();
  await expect.element(page.getByText('At /admin/footer')).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
});

// dashboard-33
test('a swipe down closes the sheet, once it is scrolled to its top', async () => {
  await page.viewport(390, 320);
  show(<Screen />);
  const sheet = page.getByRole('dialog', { name: 'All tabs' });
  await expect.element(sheet).toBeVisible();
  sheet.element().scrollTop = 50;
  swipeOver(sheet.element(), 100);
  await expect.element(sheet).toBeVisible();
  sheet.element().scrollTop = 0;
  swipeOver(sheet.element(), -100);
  swipeOver(sheet.element(), 20);
  await expect.element(sheet).toBeVisible();
  swipeOver(sheet.element(), 100);
  await expect.element(sheet).not.toBeInTheDocument();
});

// dashboard-33
test('two tabs stand in a row on a phone, and in large text one with its whole name', async () => {
  await page.viewport(390, 844);
  show(<Screen />);
  const tabs = page.getByRole('dialog', { name: 'All tabs' }).getByRole('tab');
  const at = (name: string) => tabs.filter({ hasText: name }).element().getBoundingClientRect();
  await expect.element(tabs.first()).toBeVisible();
  await expect.poll(() => at('placements').top).toBe(at('courses').top);
  enlargeText();
  await expect.poll(() => at('placements').top).toBeGreaterThan(at('courses').top);
  const overfull = tabs.elements().filter((tab) => {
    const name = document.createRange();
    name.selectNodeContents(tab);
    return name.getBoundingClientRect().right > tab.getBoundingClientRect().right;
  });
  expect(overfull.map(({ textContent }) => textContent)).toEqual([]);
});
