import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownScreen } from '../shown-screen.tsx';
import { scheduleDeletion } from './deletions.ts';
import { PendingDeletions } from './pending-deletions.tsx';

const show = shownScreen();

// quality-1
test('the undo of a deletion has the focus, and gives it to the tab', async () => {
  show(
    <>
      <main id="panel" tabIndex={-1} />
      <PendingDeletions />
    </>,
  );
  await expect.element(page.getByRole('region', { name: 'Deletions' })).toBeInTheDocument();
  scheduleDeletion({ id: 'asha', name: 'Asha', from: 'trainers', run: async () => true });
  await expect.element(page.getByRole('button', { name: 'Undo deleting Asha' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});
