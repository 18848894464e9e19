import { storedSchemas } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CollectionEditor } from '../list/collection-editor.tsx';
import { shownScreen } from '../shell/shown-screen.tsx';
import { answerLive, ready } from '../shell/test-live.ts';
import { trainerTask } from './trainers-tab.tsx';

const at = { createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' };

answerLive((source) => ready(source === 'head' ? { rows: [] } : []));

const show = shownScreen();

const form = page.getByRole('form');
const save = page.getByRole('button', { name: 'Save', exact: true }).first();

// dashboard-25
test('a trainer is created with what they teach and their courses, and "Has left" is saved', async () => {
  const saved: [string | undefined, object][] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path.endsWith('/course-names')) {
      const data = [{ _id: 'python', slug: 'python', title: 'Python', price: 0, fees: {} }];
      return Response.json({ success: true, data });
    }
    if (method === 'GET') return Response.json({ success: true, data: [] });
    const values = JSON.parse(String(body));
    saved.push([method, values]);
    return Response.json({ success: true, data: { _id: 'asha', ...values, ...at } });
  });
  show(<CollectionEditor task={trainerTask} stored={null} />);
  await form.getByLabelText(/^Name/).fill('Asha');
  await form.getByLabelText(/^Teaches/).fill('Testing');
  await form.getByLabelText('Python').click();
  await form.getByLabelText(/^Qualifications/).fill('One\nTwo');
  await save.click();
  await expect.element(page.getByText('Trainer created successfully')).toBeVisible();
  const qualifications = ['One', 'Two'];
  const values = { name: 'Asha', teaches: 'Testing', courses: ['python'], qualifications };
  expect(saved).toEqual([['POST', expect.objectContaining({ ...values, left: false })]]);
  const stored = storedSchemas.trainers.parse({ _id: 'asha', ...saved[0]?.[1], ...at });
  show(<CollectionEditor task={trainerTask} stored={stored} />);
  await form.getByLabelText('Has left').click();
  await save.click();
  await expect.element(page.getByText('Trainer updated successfully')).toBeVisible();
  expect(saved[1]).toEqual(['PUT', expect.objectContaining({ ...values, left: true })]);
});
