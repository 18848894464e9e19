import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
