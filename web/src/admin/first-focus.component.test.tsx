import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PrivacyRequest } from './people/privacy-request.tsx';
import { shownScreen } from './shell/shown-screen.tsx';
import { InviteDialog } from './staff/invite-dialog.tsx';

const show = shownScreen();

/** Whether the first field has the focus in the moment in which it is added. */
const firstFocus = (): Promise<boolean> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const first = document.querySelector('input');
      if (!first) return;
      observer.disconnect();
      resolve(document.activeElement === first);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

// people-2, staff-2
test.each([
  ['a privacy request', <PrivacyRequest key="request" />, 'Privacy request'],
  ['an invitation', <InviteDialog key="invitation" onClose={() => undefined} />, undefined],
])(
  'the first field of %s has the focus at once: later it would take what is typed in another',
  async (_, dialog, opener) => {
    const focused = firstFocus();
    show(dialog);
    if (opener) await page.getByRole('button', { name: opener }).click();
    expect(await focused).toBe(true);
  },
);
