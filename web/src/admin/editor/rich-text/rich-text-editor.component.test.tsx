import { messages } from '@institute/schema';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeFile } from '../../media/store-file.ts';
import { UploadError } from '../../media/upload-error.ts';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';

const show = shownScreen();
/** What the form holds. */
const changed = vi.fn<(html: string) => void>();
const stored = () => changed.mock.lastCall?.[0] ?? '';

function Form() {
  const [html, setHtml] = useState('<p>Text</p>');
  return (
    <>
      <span id="label">Content</span>
      <RichTextEditor
        html={html}
        onChange={(next) => {
          changed(next);
          setHtml(next);
        }}
        onBlur={() => undefined}
        focusRef={() => undefined}
        labelledBy="label"
        invalid={false}
      />
    </>
  );
}

const content = page.getByRole('textbox', { name: 'Content' });
const tool = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

beforeEach(() => {
  const answer = { items: [], found: 0, all: 0, page: 1 };
  changed.mockClear();
  vi.mocked(storeFile).mockImplementation(async (_kind, { name }) => {
    if (name === 'large.png') throw new UploadError(messages.upload.imageTooLarge);
    return `/images/${name}`;
  });
  show(<Form />);
  const read = globalThis.fetch;
  vi.stubGlobal('fetch', (path: URL | string) =>
    String(path).includes('/rows/')
      ? Promise.resolve(Response.json({ success: true, data: answer }))
      : read(path),
  );
});

const sample = async (name: string) =>
  (await fetch(new URL(`./clipboard/${name}.html.txt`, import.meta.url))).text();

const file = (name: string) => new File(['a picture'], name, { type: 'image/png' });

/** Pastes or drops as a browser does, with what another program put on the clipboard. */
function carry(how: 'paste' | 'drop', html: string, files: readonly File[] = []): void {
  const data = new DataTransfer();
  if (html) data.setData('text/html', html);
  for (const each of files) data.items.add(each);
  const element = content.element();
  const { left, top } = element.getBoundingClientRect();
  const at = { clientX: left + 20, clientY: top + 20, bubbles: true, cancelable: true };
  element.dispatchEvent(
    how === 'paste'
      ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      : new DragEvent('drop', { dataTransfer: data, ...at }),
  );
}

/** What stands in the empty editor once this is pasted into it. */
async function pasted(html: string): Promise<string> {
  await content.click();
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{Delete}');
  carry('paste', html);
  return content
    .element()
    .innerHTML.replace(/<(?:colgroup|col)\b[^>]*>|<\/colgroup>/g, '')
    .replace(/ (?:class|style|colspan|rowspan|colwidth|contenteditable|draggable)="[^"]*"/g, '');
}

// blog-5
test('what is pasted from Word keeps headings, lists, links and tables; its pictures are left out, which is told', async () => {
  const word = await pasted(await sample('word'));
  expect(word).toContain('<h2>From Word</h2><h2>First steps</h2>');
  expect(word).toContain(
    '<p>Python is <strong>easy</strong> to <em>read</em>, says <a href="http://www.python.org/">its site</a>.</p>' +
      '<h2>What you need</h2>' +
      '<ul><li><p>A laptop</p><ul><li><p>with 8 GB</p></li></ul></li><li><p>An hour a day</p></li></ul>' +
      '<p>Then:</p><ol><li><p>Install it</p></li><li><p>Run it</p></li></ol>',
  );
  expect(word).toContain('<td><p>Batch</p></td><td><p>Evening</p></td>');
  expect(word).not.toContain('<img');
  await expect.element(page.getByText('1 image was left out')).toBeVisible();
});

// blog-5
test('HTML that never ends what it begins is pasted in a moment', async () => {
  const started = performance.now();
  const line = `<span style="${'text-decoration:'.repeat(1_000)}">Kept</span>`;
  expect(await pasted(`<p>${line}</p>${'<style '.repeat(50_000)}`)).toBe('<p>Kept</p>');
  expect(performance.now() - started).toBeLessThan(2_000);
});

// blog-5
test('what is pasted from Google Docs and from a page keeps its form, and pictures in it are uploaded', async () => {
  const docs = await pasted(await sample('google-docs'));
  expect(docs).toContain(
    '<h2>From Google Docs</h2><p><strong>Bold</strong> and a <a href="https://docs.python.org/3/">link</a></p>',
  );
  expect(docs).toContain('<ul><li><p>One</p><ul><li><p>Under one</p></li></ul></li></ul>');
  expect(docs).toContain('<td><p>Fee</p></td><td><p>On request</p></td>');

  const web = await pasted(
    `<h1>From a page</h1><p><a href="www.python.org">One</a> <a href="javascript:x()">two</a></p>` +
      `<ol><li>First</li></ol><img src="data:image/png;base64,AAAA" alt="Inside"><img src="blob:https://x/1">`,
  );
  expect(web).toContain('<h2>From a page</h2>');
  expect(web).toContain('<a href="https://www.python.org">One</a> two');
  expect(web).toContain('<ol><li><p>First</p></li></ol>');
  await expect.poll(stored).toContain('<img src="/images/pasted image" alt="Inside"');
  expect(stored()).not.toContain('blob:');
});

// blog-5, dashboard-19, media-1
test('pictures are pasted and dropped; one that is refused goes, with the reason', async () => {
  await content.click();
  carry('paste', '', [file('pasted.png')]);
  await expect.poll(stored).toContain('/images/pasted.png');
  carry('drop', '', [file('dropped.png')]);
  await expect.poll(stored).toContain('/images/dropped.png');
  carry('paste', '', [file('large.png')]);
  await expect
    .element(page.getByText(`large.png: ${messages.upload.imageTooLarge}`, { exact: true }))
    .toBeVisible();
  await expect
    .poll(() => content.element().querySelectorAll('img, [data-pending]'))
    .toHaveLength(2);
});

// blog-5
test('the dialogs for a link and a picture take the focus and return it, and a link that runs code is refused', async () => {
  const address = dialog.getByLabelText(/^Page or address/);
  const link = tool('Link');
  await content.click();
  await userEvent.keyboard('{Shift>}{Home}{/Shift}');
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toHaveFocus();
  await userEvent.keyboard('javascript:alert(1){Enter}');
  await expect.element(dialog.getByText(/^This address is not valid/)).toBeVisible();
  await address.fill('docs.python.org/3');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(content).toHaveFocus();
  expect(stored()).toBe('<p><a href="https://docs.python.org/3">Text</a></p>');

  await page.getByLabelText('File: image in the text').upload(file('chosen.png'));
  await expect.element(dialog.getByLabelText('Description')).toHaveFocus();
  await userEvent.keyboard('A kolam{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(stored).toContain('<img src="/images/chosen.png" alt="A kolam"');
  // The cursor is behind the picture, which stays.
  await userEvent.keyboard('Behind');
  await expect.poll(stored).toContain('<p>Behind</p>');
  expect(stored()).toContain('/images/chosen.png');
});
