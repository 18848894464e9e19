import { courseRow, storedSchemas } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readItem } from '../../lib/firebase/live/live-content.ts';
import { storeFile } from '../media/store-file.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { answerLive, ready } from '../shell/test-live.ts';
import { CoursesTab } from './courses-tab.tsx';

const at = { createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' };

const row = courseRow.parse({
  ...{ _id: 'python', slug: 'python', title: 'Python', shortDescription: 'Web', duration: '' },
  ...{ level: 'Beginner', category: '', order: 0, instructor: '', price: 0, syllabus: '', ...at },
});

const stored = storedSchemas.courses.parse({
  ...{ _id: 'python', title: 'Python', slug: 'python', description: 'From the first line', ...at },
});

answerLive(() => ready({ rows: [] }));

const show = shownScreen();

// dashboard-26
test('a PDF that is chosen in the menu of a row becomes the syllabus of that course', async () => {
  vi.mocked(readItem).mockResolvedValue(stored as never);
  vi.mocked(storeFile).mockResolvedValue('/documents/syllabus.pdf');
  const saved: [string, object][] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path.startsWith('/api/rows/courses')) {
      const data = { items: [row], found: 1, all: 1, page: 0 };
      return Response.json({ success: true, data });
    }
    if (method === 'GET') return Response.json({ success: true, data: [] });
    saved.push([path, JSON.parse(String(body))]);
    return Response.json({ success: true, data: { ...stored, ...JSON.parse(String(body)) } });
  });
  show(<CoursesTab item={undefined} />);
  const input = page.getByLabelText('File: Upload syllabus');
  await expect.element(input).toBeInTheDocument();
  // The browser's own dialog of files cannot be driven.
  const opened = vi.spyOn(input.element() as HTMLInputElement, 'click').mockReturnValue();
  await page.getByRole('button', { name: 'Actions for Python' }).click();
  await page.getByRole('menuitem', { name: 'Upload syllabus' }).click();
  expect(opened).toHaveBeenCalledOnce();
  const file = new File(['%PDF-1.7'], 'Syllabus 2026.pdf', { type: 'application/pdf' });
  await userEvent.upload(input, file);
  await expect.element(page.getByText('Course updated successfully')).toBeVisible();
  expect(vi.mocked(storeFile).mock.calls[0]?.slice(0, 2)).toEqual(['pdf', file]);
  const values = { title: 'Python', syllabus: '/documents/syllabus.pdf' };
  expect(saved).toEqual([['/api/courses/python', expect.objectContaining(values)]]);
});
