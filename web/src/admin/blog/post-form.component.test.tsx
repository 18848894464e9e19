import type { Post } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CollectionEditor } from '../list/collection-editor.tsx';
import { storeFile } from '../media/store-file.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { postTask } from './blog-tab.tsx';

const show = shownScreen();

const form = page.getByRole('form');

// blog-5, quality-1
test('a save waits for a picture in the text that is being uploaded', async () => {
  let end: (link: string) => void = () => {};
  vi.mocked(storeFile).mockReturnValue(new Promise((resolve) => (end = resolve)));
  const saved: Post[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ success: true, data: [] });
    saved.push(JSON.parse(String(body)));
    return new Response(null, { status: 503 });
  });
  show(<CollectionEditor task={postTask} stored={null} />);
  await form.getByLabelText(/^Title/).fill('Ways into the cloud');
  await form.getByLabelText(/^Excerpt/).fill('What to learn first');
  const content = form.getByRole('textbox', { name: /^Content/ });
  await content.fill('First a map');
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File(['a picture'], 'map.png', { type: 'image/png' }));
  content
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(form.getByRole('button', { name: 'Saving...' })).toBeVisible();
  expect(saved).toEqual([]);
  end('/images/map.png');
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]?.content).toContain('<img src="/images/map.png"');
});
