import { storedSchemas, type Course } from '@institute/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CollectionEditor } from '../list/collection-editor.tsx';
import { storeFile } from '../media/store-file.ts';
import { UploadError } from '../media/upload-error.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { courseTask } from './courses-tab.tsx';

const show = shownScreen();

/** What was saved, the last first. */
let saved: Course[];

beforeEach(() => {
  saved = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ success: true, data: [] });
    const values = JSON.parse(String(body));
    if (values.slug === 'digital-marketing') {
      const fields = { slug: 'This slug is taken' };
      return Response.json({ success: false, message: 'Taken', fields }, { status: 409 });
    }
    saved.unshift(values);
    const at = '2026-11-02T08:00:00.000Z';
    const data = { _id: 'new', ...values, createdAt: at, updatedAt: at };
    return Response.json({ success: true, data });
  });
});

const form = page.getByRole('form');
const save = form.getByRole('button', { name: 'Save', exact: true });
const title = form.getByLabelText(/^Title/);
const slug = form.getByLabelText(/^Slug/);

// dashboard-11, editing-10
test('modules are pasted with their topics, or written as text; a new course needs title, slug and description; the slug follows the title, and one that is taken is told', async () => {
  show(<CollectionEditor task={courseTask} stored={null} />);
  await form.getByRole('button', { name: 'Add module' }).click();
  const added = form.getByLabelText(/^Module/);
  await expect.element(added).toHaveFocus();
  // Not red before anything was typed.
  await expect.element(added).toHaveAttribute('aria-invalid', 'false');
  (added.element() as HTMLElement).blur();
  await expect.element(form.getByText('Module is required')).toBeVisible();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Basics\n- Regions\n- Zones\nNetworks\n- Routes');
  added
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(form.getByText('2. Networks')).toBeVisible();
  await form.getByRole('button', { name: 'Write as text' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(/^Syllabus/).fill('Storage\n- Buckets');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(form.getByText('3. Storage')).toBeVisible();

  await save.click();
  for (const required of [/^Title is required/, /^Slug is required/, /^Description is required/])
    await expect.element(form.getByText(required)).toBeVisible();
  await expect.element(title).toHaveFocus();
  await title.fill('Cloud for All');
  await expect.element(slug).toHaveValue('cloud-for-all');
  await form.getByLabelText(/^Description/).fill('What it is about');
  const level = form.getByLabelText(/^Level/);
  expect([...level.element().querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'Beginner',
    'Intermediate',
    'Advanced',
  ]);
  await form.getByLabelText('Price in rupees').fill('45000');
  await form.getByLabelText('Highlights').fill('One\n\n Two ');
  await slug.fill('digital-marketing');
  await save.click();
  await expect.element(form.getByText('This slug is taken')).toBeVisible();
  await expect.element(slug).toHaveAttribute('aria-invalid', 'true');
  expect(saved).toEqual([]);
  await slug.fill('cloud');
  await save.click();
  await expect.element(page.getByText('Course created successfully')).toBeVisible();
  expect(saved).toMatchObject([{ slug: 'cloud', price: 45_000, highlights: ['One', 'Two'] }]);
  expect(saved[0]?.curriculum).toEqual([
    { module: 'Basics', topics: ['Regions', 'Zones'] },
    { module: 'Networks', topics: ['Routes'] },
    { module: 'Storage', topics: ['Buckets'] },
  ]);
});

// course-8
test('instalments that are not the total are refused at their field', async () => {
  const stored = storedSchemas.courses.parse({
    ...{ _id: 'python', slug: 'python', title: 'Python', description: 'A course' },
    ...{ price: 48_000, level: 'Beginner', category: 'Development' },
    fees: {
      ...{ gstRate: 18, gstIncluded: true, included: [], notIncluded: [], refunds: [] },
      instalments: [{ label: 'Admission', due: 'On joining', amount: 48_000 }],
    },
    ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
  });
  show(<CollectionEditor task={courseTask} stored={stored} />);
  await form.getByLabelText('Price in rupees').fill('50000');
  await save.click();
  const wrong = form
    .getByRole('group', { name: 'Instalments' })
    .getByText('The instalments must add up to the price including GST');
  await expect.element(wrong).toBeInViewport();
  await expect.element(wrong).toHaveFocus();
  expect(saved).toEqual([]);
  await form.getByLabelText('Price in rupees').fill('48000');
  await form.getByLabelText('Duration').fill('26 weeks');
  await save.click();
  await expect.element(page.getByText('Course updated successfully')).toBeVisible();
  expect(saved).toMatchObject([{ price: 48_000, duration: '26 weeks' }]);
});

// quality-1
test('after the usual steps of refunds were added by one press, the focus is in the first of them', async () => {
  show(<CollectionEditor task={courseTask} stored={null} />);
  await form.getByRole('button', { name: 'Add usual steps' }).click();
  await expect.element(form.getByLabelText(/^If the student leaves/).first()).toHaveFocus();
});

/** Fills the form of a new course, whose uploads end as the returned calls say. */
async function newCourseWithUploads() {
  const ends: { resolve: (link: string) => void; reject: (error: Error) => void }[] = [];
  vi.mocked(storeFile).mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        ends.push({ resolve, reject });
      }),
  );
  show(<CollectionEditor task={courseTask} stored={null} />);
  await title.fill('Cloud');
  await form.getByLabelText(/^Description/).fill('What it is about');
  return ends;
}

async function uploadAndSave() {
  await userEvent.upload(page.getByLabelText('File: Syllabus'), new File(['x'], 'new.pdf'));
  await save.click();
  await expect.element(form.getByRole('button', { name: 'Saving...' })).toBeVisible();
}

// quality-1
test('a save waits for a file that is being uploaded, and is left undone where the upload fails', async () => {
  const ends = await newCourseWithUploads();
  await uploadAndSave();
  ends[0]?.reject(new UploadError('The file is damaged'));
  await expect.element(save).toBeVisible();
  await expect.element(form.getByText('The file is damaged')).toBeVisible();
  expect(saved).toEqual([]);
  await uploadAndSave();
  ends[1]?.resolve('/files/new.pdf');
  await expect.element(page.getByText('Course created successfully')).toBeVisible();
  expect(saved).toMatchObject([{ syllabus: '/files/new.pdf' }]);
});

// quality-1
test('a save that waits for a file is left undone where the form is left meanwhile', async () => {
  const ends = await newCourseWithUploads();
  await uploadAndSave();
  show(<p>Left</p>);
  await expect.element(page.getByText('Left')).toBeVisible();
  ends[0]?.resolve('/files/new.pdf');
  // A course that is saved after it is the only one.
  show(<CollectionEditor task={courseTask} stored={null} />);
  await title.fill('Later');
  await form.getByLabelText(/^Description/).fill('What it is about');
  await save.click();
  await expect.element(page.getByText('Course created successfully')).toBeVisible();
  expect(saved.map((course) => course.title)).toEqual(['Later']);
});
