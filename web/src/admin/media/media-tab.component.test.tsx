import { fileIdOf } from '@institute/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { Link } from 'react-router-dom';
import { newUpload } from '../list/new-items.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { MediaTab } from './media-tab.tsx';
import { storeFile } from './store-file.ts';

const by = '/images/fedcba9876543210-new.webp';

const show = shownScreen();

beforeEach(() => void vi.mocked(storeFile).mockResolvedValue(by));

const file = {
  ...{ _id: '0123456789abcdef', path: '/images/0123456789abcdef-door.webp', name: 'door.webp' },
  ...{ size: 2048, at: '2026-11-27T04:00:00.000Z', deletedAt: '', alt: 'A door', focus: '' },
};
const counts = { all: 1, images: 1, pdfs: 0, alt: 0, deleted: 0 };
const use = (document: string, title: string, field = 'image') => ({ document, title, field });

/** Shows the library with one file, which is used so. */
function showMedia(uses: object[]) {
  const calls: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const answer = (data: unknown) => Response.json({ success: true, data });
    if (path.startsWith('/api/media?')) return answer({ files: [file], found: 1, counts });
    if (method === 'GET') return answer({ uses, by: 'editor@example.com' });
    calls.push([path, JSON.parse(String(body))]);
    return answer({ documents: 2 });
  });
  show(<MediaTab />);
  return calls;
}

async function chooseAnother() {
  const replace = page.getByRole('button', { name: 'Replace door.webp' });
  await expect.element(replace).toBeVisible();
  const input = page.getByLabelText('File that replaces another one');
  // The browser's own dialog of files cannot be driven: the press opens it for this input.
  const opened = vi.spyOn(input.element() as HTMLInputElement, 'click').mockReturnValue();
  await replace.click();
  expect(opened).toHaveBeenCalledOnce();
  await userEvent.upload(input, new File(['x'], 'new.webp', { type: 'image/webp' }));
}

// media-9
test('a file is replaced from its tile, after a question that names what uses it', async () => {
  const calls = showMedia([
    ...[use('courses/a', 'Python'), use('courses/a', 'Python', 'description')],
    ...[use('posts/b', 'Doors'), use('consents/c', 'Meena')],
  ]);
  await chooseAnother();
  const question = page.getByRole('alertdialog');
  await expect
    .element(question.getByText('Replace “door.webp” in all 2 places that use it?'))
    .toBeVisible();
  await expect
    .element(
      question.getByText('courses: Python, blog: Doors will show the new one straight away.'),
    )
    .toBeVisible();
  expect(calls).toEqual([]);
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect.element(page.getByText('File replaced')).toBeVisible();
  expect(calls).toEqual([['/api/media/0123456789abcdef/replacement', { by: fileIdOf(by) }]]);
});

// media-7
test('what is not used is found once its view is opened; until then no file is shown as unused', async () => {
  const other = { ...file, _id: 'fedcba9876543210', name: 'window.webp' };
  const asked: string[] = [];
  let resolve = () => {};
  const found = new Promise<void>((done) => {
    resolve = done;
  });
  vi.stubGlobal('fetch', async (path: string) => {
    const isUnused = path.includes('view=unused');
    asked.push(path);
    if (isUnused) await found;
    const data = isUnused
      ? { files: [other], found: 1, counts: { ...counts, unused: 1 } }
      : { files: [file], found: 1, counts };
    return Response.json({ success: true, data });
  });
  show(<MediaTab />);
  const tile = (name: string) => page.getByText(name, { exact: true });
  await expect.element(tile('door.webp')).toBeVisible();
  expect(asked.filter((path) => path.includes('unused'))).toEqual([]);
  await page.getByRole('button', { name: 'Not used' }).click();
  const seeking = page.getByRole('progressbar', { name: 'Finding the files that are not used' });
  await expect.element(seeking).toBeVisible();
  expect(tile('door.webp').elements()).toEqual([]);
  resolve();
  await expect.element(tile('window.webp')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Not used 1' })).toBeVisible();
});

// media-9
test('a file that no page uses is not replaced: it says so', async () => {
  const calls = showMedia([]);
  await chooseAnother();
  await expect.element(page.getByText(/^No page uses “door.webp”/)).toBeVisible();
  expect(calls).toEqual([]);
});

// media-7
test('what a file is stands below its name, above what it shows', async () => {
  showMedia([]);
  await page.getByRole('button', { name: /^door.webp/ }).click();
  const facts = page.getByText('2 KB', { exact: false }).last();
  const picture = page.getByAltText('A door');
  await expect.element(picture).toBeVisible();
  const topOf = (shown: Locator) => shown.element().getBoundingClientRect().top;
  expect(topOf(facts)).toBeLessThan(topOf(picture));
});

// dashboard-34
test('"Upload to Media" opens the choice of files', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: { files: [file], found: 1, counts } }),
  );
  show(
    <>
      <Link to="/admin/media" state={newUpload}>
        Upload to Media
      </Link>
      <MediaTab />
    </>,
  );
  const input = page.getByLabelText('Files to upload');
  await expect.element(input).toBeInTheDocument();
  const opened = vi.spyOn(input.element() as HTMLInputElement, 'click').mockReturnValue();
  await page.getByRole('link', { name: 'Upload to Media' }).click();
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
});

// media-2
test('a picture that is pasted is uploaded, and not the picture of a text', async () => {
  showMedia([]);
  await expect.element(page.getByRole('button', { name: 'Upload files' })).toBeVisible();
  const paste = (name: string, text?: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['x'], name, { type: 'image/png' }));
    if (text) clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  };
  const stored = () => vi.mocked(storeFile).mock.calls.map(([, { name }]) => name);
  // It listens shortly after it is seen.
  await expect
    .poll(() => {
      if (stored().length === 0) paste('door.png');
      return stored();
    })
    .toContain('door.png');
  paste('cell.png', 'A cell of a table');
  paste('last.png');
  await expect.poll(stored).toContain('last.png');
  expect(stored()).not.toContain('cell.png');
});
