import type { StoredCourse } from '@institute/schema';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dismiss, notificationsStore } from '../../../lib/notifications/notifications-store.ts';
import { timeLimit } from '../../../lib/page/timed.ts';
import { SyllabusButton } from './syllabus-button.tsx';

const course = { slug: 'python', syllabus: '/files/syllabus.pdf' } as StoredCourse;

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const { id } of notificationsStore.current()) dismiss(id);
});

const told = () => notificationsStore.current().map(({ title }) => title);

// course-3, api-6
test('a syllabus that does not come within the time limit has failed, and another press asks again', async () => {
  const asked = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  vi.spyOn(console, 'error').mockReturnValue();
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(<SyllabusButton course={course} />);
  const button = page.getByRole('button', { name: 'Download Syllabus' });
  await expect.element(button).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await button.click();
  expect(button.element().ariaBusy).toBe('true');
  expect(told()).toEqual([]);
  await vi.advanceTimersByTimeAsync(timeLimit);
  expect(told()).toEqual(['Download Failed']);
  vi.useRealTimers();
  await expect.poll(() => button.element().ariaBusy).toBeNull();
  await button.click();
  // What is left of other tests on this page still asks for something.
  expect(asked.mock.calls.filter(([path]) => String(path).includes('/files/'))).toHaveLength(2);
});
