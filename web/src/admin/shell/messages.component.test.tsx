import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/notifications.css';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { finishDeletions, scheduleDeletion } from './deletion/deletions.ts';
import { Messages } from './messages.tsx';
import { shownScreen } from './shown-screen.tsx';

const show = shownScreen();

// dashboard-33
test.for([390, 1366])(
  'on a screen of %i pixels messages and the undo of deletions stand in one column, none over another',
  async (width) => {
    await page.viewport(width, 768);
    // Beside the messages that every screen of these tests has.
    show(
      <div data-testid="column">
        <Messages />
      </div>,
    );
    const column = page.getByTestId('column');
    for (const name of ['Asha', 'Meena'])
      scheduleDeletion({ id: name, name, from: 'trainers', run: async () => true });
    for (const title of ['Enquiry deleted successfully', 'Invitation on its way'])
      notify('success', title);
    await expect.element(column.getByRole('button', { name: 'Undo deleting Meena' })).toBeVisible();
    await expect.element(column.getByText('Invitation on its way')).toBeVisible();
    // A late answer to another test may add one.
    const own = /Asha|Meena|Enquiry deleted successfully|Invitation on its way/;
    const places = [...column.element().querySelectorAll('.notification, .MuiAlert-root')]
      .filter(({ textContent }) => own.test(textContent))
      .map((each) => each.getBoundingClientRect());
    expect(places).toHaveLength(4);
    for (const [index, { top }] of places.entries())
      if (index > 0) expect(top).toBeGreaterThanOrEqual(places[index - 1]!.bottom);
    expect(places[3]!.bottom).toBeLessThan(768);
    await column.getByRole('button', { name: 'Undo deleting Asha' }).click();
    await expect.element(column.getByText('“Asha” will be deleted')).not.toBeInTheDocument();
    await finishDeletions();
  },
);
