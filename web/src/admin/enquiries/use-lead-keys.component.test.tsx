import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../shell/shown-screen.tsx';
import { useLeadKeys } from './use-lead-keys.ts';

const show = shownScreen();

function Panel({ onPress }: { readonly onPress: () => void }) {
  useLeadKeys();
  return (
    <div id="panel">
      <button type="button" aria-keyshortcuts="2" onClick={onPress}>
        No answer
      </button>
      <a href="#arun" data-lead="arun">
        Arun
      </a>
      <a href="#meena" data-lead="meena">
        Meena
      </a>
    </div>
  );
}

const press = (key: string, repeat: boolean) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true }));

// enquiries-40
test('a key that is held down presses once, and goes on through the list', async () => {
  const onPress = vi.fn<() => void>();
  show(<Panel onPress={onPress} />);
  await expect.element(page.getByText('No answer')).toBeVisible();
  // The keys are heard shortly after the list is seen.
  await expect
    .poll(() => {
      if (onPress.mock.calls.length === 0) press('2', false);
      return onPress.mock.calls.length;
    })
    .toBe(1);
  press('2', true);
  press('2', true);
  expect(onPress).toHaveBeenCalledOnce();
  press('j', true);
  await expect.element(page.getByText('Arun')).toHaveFocus();
});
