import { messages, type StoredCourse } from '@institute/schema';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { notificationsStore } from '../../../lib/notifications/notifications-store.ts';
import { timeLimit } from '../../../lib/page/timed.ts';
import { SyllabusButton } from './syllabus-button.tsx';

const course = { slug: 'python', syllabus: '/files/syllabus.pdf' } as StoredCourse;

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const own: string[] = Object.values(messages.syllabus).map(({ title }) => title);

/** What is told of the syllabus: a late answer to another test may tell something else. */
const told = () =>
  notificationsStore
    .current()
    .map(({ title }) => title)
    .filter((title) => own.includes(title));

/** The link to the file, beside nothing else. */
async function showLink() {
  vi.spyOn(console, 'error').mockReturnValue();
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(<SyllabusButton course={course} />);
  const link = page.getByRole('link', { name: 'Download Syllabus' });
  await expect.element(link).toBeVisible();
  return link;
}

// course-3, api-6
test('a syllabus that does not answer within the time limit has failed, and another press asks again', async () => {
  const asked = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  const link = await showLink();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await link.click();
  expect(link.element().ariaBusy).toBe('true');
  expect(told()).toEqual([]);
  await vi.advanceTimersByTimeAsync(timeLimit);
  expect(told()).toEqual(['Download Failed']);
  vi.useRealTimers();
  await expect.poll(() => link.element().ariaBusy).toBeNull();
  await link.click();
  // What is left of other tests on this page still asks for something.
  expect(asked.mock.calls.filter(([path]) => String(path).includes('/files/'))).toHaveLength(2);
});

// course-3
test.each([
  ['is there', 200, 'Download Started'],
  ['is gone', 404, 'Syllabus Not Available'],
  ['cannot be read', 503, 'Download Failed'],
])(
  'a syllabus is a link; of one that %s no byte is read by script: the browser downloads it',
  async (_name, status, title) => {
    const read = vi.spyOn(Response.prototype, 'blob');
    vi.spyOn(window, 'fetch').mockImplementation(() =>
      Promise.resolve(new Response('%PDF-', { status })),
    );
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.pathname} ${this.hasAttribute('download')}`);
    });
    const link = await showLink();
    const { pathname, download } = link.element() as HTMLAnchorElement;
    expect([pathname, download]).toEqual(['/api/upload/file/files/syllabus.pdf', '']);
    await userEvent.click(link);
    await expect.poll(told).toEqual([title]);
    expect(read).not.toHaveBeenCalled();
    expect(saved).toEqual(status === 200 ? [`${pathname} true`] : []);
  },
);
