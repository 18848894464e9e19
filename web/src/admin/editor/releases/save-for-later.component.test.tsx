import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { useRememberRelease } from './last-release.ts';
import { SaveForLater } from './save-for-later.tsx';

const show = shownScreen();

const at = '2026-11-27T04:00:00.000Z';
const stored = { createdAt: at, updatedAt: at };
const releaseOf = (name: string) => ({
  ...{ _id: name, name, at: null, state: 'waiting', problem: '' },
  ...{ publishedAt: null, previewUntil: null, ...stored },
});
const edit = {
  ...{ _id: 'edit', release: 'Monday', document: 'content/home', title: 'Home' },
  ...{ basedOn: null, ...stored },
};

const save = page.getByRole('button', { name: 'Save', exact: true });

const form = (
  <>
    <button type="submit">Save</button>
    <SaveForLater
      document="content/home"
      title="Home"
      basedOn={null}
      disabled={false}
      validate={async () => ({})}
      onKept={() => (save.element() as HTMLElement).focus()}
    />
  </>
);

// releases-1, quality-1
test('the release that was just made is the next one, though the list was read before; the focus is beside the dialog', async () => {
  let reads = 0;
  let end: (answered: Response) => void = () => undefined;
  const answer = (data: unknown) => Response.json({ success: true, data });
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (path.endsWith('/edits')) return answer({ ...edit, warnings: [] });
    if (method !== 'GET') return answer(releaseOf('Monday'));
    reads += 1;
    return reads === 1
      ? answer([{ ...releaseOf('Pongal'), edits: [] }])
      : new Promise<Response>((resolve) => (end = resolve));
  });
  show(form);
  await page.getByRole('button', { name: 'Save for later' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Release', { exact: true }).selectOptions('New release');
  await dialog.getByRole('button', { name: 'Save for later' }).click();
  await expect.element(page.getByRole('button', { name: 'Add to “Monday”' })).toBeVisible();
  await expect.element(save).toHaveFocus();
  // A call without an answer would tell of its timeout in the test of another file.
  end(answer([]));
});

/** Makes the button of the next release fail. */
function Broken() {
  const toString = () => {
    throw new Error('Not loaded');
  };
  useRememberRelease()({ _id: 'broken', name: { toString } as never });
  return null;
}

// releases-12
test('where the button of the next release cannot be loaded, the rest of the form stays', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  show(
    <>
      <Broken />
      {form}
    </>,
  );
  await expect.poll(() => log.mock.calls.length).toBeGreaterThan(0);
  await expect.element(save).toBeVisible();
  expect(page.getByText('This section could not be shown', { exact: false }).elements()).toEqual(
    [],
  );
});
