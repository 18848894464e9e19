import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MoreSheet } from './more-sheet.tsx';
import { shownScreen } from './shell/shown-screen.tsx';

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
