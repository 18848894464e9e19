import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../shell/shown-screen.tsx';
import { SaveBar } from './save-bar.tsx';

const show = shownScreen();

const bar = (
  <SaveBar
    title="Python Full Stack Development"
    back={<a href="/admin/courses">← Courses</a>}
    edits
    state="unsaved"
    changed
    isNew={false}
    later={<span style={{ flexShrink: 0, width: 236 }} />}
    onUndo={() => undefined}
    history={<span style={{ flexShrink: 0, width: 96 }} />}
    save={<button type="submit">Save</button>}
    fields={[]}
  />
);

/** Whether all of a text is to be seen. */
const isWhole = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth <= clientWidth;

// dashboard-33
test('with text twice as large a phone shows the title of a form and its state whole', async () => {
  // A phone of 390 pixels has half as many of such text.
  await page.viewport(195, 422);
  show(bar);
  const title = page.getByRole('heading', { name: 'Python Full Stack Development' });
  await expect.element(title).toBeVisible();
  for (const shown of [title, page.getByText('Unsaved changes')])
    expect(isWhole(shown.element())).toBe(true);
});

// dashboard-33
test('beside a preview a form with unsaved changes shows its title and its state whole', async () => {
  await page.viewport(1280, 768);
  show(<div style={{ width: 580 }}>{bar}</div>);
  const title = page.getByRole('heading', { name: 'Python Full Stack Development' });
  await expect.element(title).toBeVisible();
  for (const shown of [title, page.getByText('Unsaved changes')])
    expect(isWhole(shown.element())).toBe(true);
});
