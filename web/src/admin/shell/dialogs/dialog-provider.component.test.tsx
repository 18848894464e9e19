import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../shown-screen.tsx';
import { useConfirm } from './confirm-context.ts';

const show = shownScreen();

const answered = vi.fn<(agreed: boolean) => void>();

function Asks() {
  const confirm = useConfirm();
  const ask = async () => answered(await confirm({ title: 'Delete it?', agree: 'Delete' }));
  return <button onClick={() => void ask()}>Ask</button>;
}

// quality-1
test('a double click opens a question and leaves it open; a click beside it closes it', async () => {
  show(<Asks />);
  const ask = page.getByRole('button', { name: 'Ask' });
  await ask.dblClick({ delay: 50 });
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => answered.mock.calls).toEqual([[true]]);
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await ask.click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true });
  await expect.poll(() => answered.mock.calls).toEqual([[true], [false]]);
});
