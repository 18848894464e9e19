import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../shell/shown-screen.tsx';
import { SaveBar } from './save-bar.tsx';

const show = shownScreen();

// dashboard-33
test('with text twice as large a phone shows the title of a form and its state whole', async () => {
  // A phone of 390 pixels has half as many of such text.
  await page.viewport(195, 422);
  show(
    <SaveBar
      title="Python Full Stack Development"
      back={null}
      edits
      state="unsaved"
      changed
      isNew={false}
      later={null}
      onUndo={() => undefined}
      history={null}
      save={<button type="submit">Save</button>}
      fields={[]}
    />,
  );
  const title = page.getByRole('heading', { name: 'Python Full Stack Development' });
  await expect.element(title).toBeVisible();
  for (const shown of [title, page.getByText('Unsaved changes')]) {
    const { scrollWidth, clientWidth } = shown.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
});
