import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import base from '../../theme/base.css?inline';
import { shownScreen } from '../shell/shown-screen.tsx';
import { EditorStateText } from './editor-state-text.tsx';
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

// editing-2
test.for([390, 195])(
  'on a phone %i pixels wide the state of a form has a line of its own',
  async (width) => {
    await page.viewport(width, 844);
    show(
      <>
        <style>{base}</style>
        {bar}
      </>,
    );
    const state = page.getByText('Unsaved changes');
    await expect.element(state).toBeVisible();
    const words = document.createRange();
    words.selectNodeContents(state.element());
    expect(words.getClientRects()).toHaveLength(1);
    const save = page.getByRole('button', { name: 'Save' }).element();
    expect(save.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      words.getBoundingClientRect().bottom,
    );
  },
);

// editing-2
test('the state of what is not stored yet has the colour of what is not saved', async () => {
  const colorOf = (text: string) => getComputedStyle(page.getByText(text).element()).color;
  show(
    <>
      <style>{':root { --ink: black; --leaf: green; }'}</style>
      <EditorStateText state="saved" isNew />
      <EditorStateText state="unsaved" />
      <EditorStateText state="saved" />
    </>,
  );
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  expect(colorOf('Not saved yet')).toBe(colorOf('Unsaved changes'));
  expect(colorOf('Not saved yet')).not.toBe(colorOf('All changes saved'));
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
