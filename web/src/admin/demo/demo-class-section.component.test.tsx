import type { DemoClass } from '@institute/schema';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { adminTheme } from '../shell/admin-theme.ts';
import { DialogProvider } from '../shell/dialogs/dialog-provider.tsx';
import { DemoClassSection } from './demo-class-section.tsx';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  vi.unstubAllGlobals();
});

const person = (name: string, state: DemoClass['bookings'][number]['state']) => ({
  ...{ _id: `booking-of-${name}`, name, state },
  ...{ phone: '+919876543210', email: '', source: 'Demo class', moves: 0 },
  ...{ createdAt: '2026-01-02T08:00:00.000Z', updatedAt: '2026-01-02T08:00:00.000Z' },
});

/** Shows a class at a time, whose calls stay unanswered until `answer` is called. */
function show(bookings: DemoClass['bookings'], now: string) {
  const calls: string[] = [];
  let answer = () => {};
  const promise = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    calls.push(`${path.split('/').slice(4).join('/')} ${String(body)}`);
    await promise;
    return Response.json({ success: true, data: { _id: 'x' } });
  });
  const held = {
    ...{ _id: 'class-2026-01-05', day: '2026-01-05', from: '18:30', to: '19:30', title: 'Python' },
    ...{
      mode: 'classroom',
      branch: 'Centre',
      room: 'Lab 2',
      places: 12,
      taken: 3,
      cancelled: false,
      trainers: ['Karthik', 'Priya'],
      bookings,
    },
    ...{ plan: 'class', course: '', link: '', telling: false },
  } as const satisfies DemoClass;
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <ThemeProvider theme={adminTheme}>
      <MemoryRouter>
        <DialogProvider>
          <DemoClassSection held={held} now={new Date(now)} onChanged={() => Promise.resolve()} />
        </DialogProvider>
      </MemoryRouter>
    </ThemeProvider>,
  );
  return { calls, answer };
}

// demo-9
test('one press notes that everyone who has a place came, once the class has begun', async () => {
  const bookings = [
    person('Meena', 'booked'),
    person('Arun', 'booked'),
    person('Divya', 'waiting'),
  ];
  show(bookings, '2026-01-05T12:00:00.000Z');
  await expect.element(page.getByRole('link', { name: 'Meena' })).toBeVisible();
  await expect
    .element(page.getByText('Classroom, Centre, Lab 2 · Karthik, Priya', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText('Booked online on Fri 2 Jan').first()).toBeVisible();
  const everyone = page.getByRole('button', { name: 'Everyone came' });
  await expect.element(everyone).not.toBeInTheDocument();
  root?.unmount();
  const { calls, answer } = show(bookings, '2026-01-05T14:30:00.000Z');
  await everyone.click();
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  answer();
  await expect.element(everyone).toBeVisible();
  expect(calls).toEqual([
    'booking-of-Meena/attendance {"state":"came"}',
    'booking-of-Arun/attendance {"state":"came"}',
  ]);
});

// demo-9, dashboard-2
test('who came is shown at the press, once for a double click, and is undone by a press meanwhile', async () => {
  const { calls, answer } = show([person('Meena', 'booked')], '2026-01-05T14:30:00.000Z');
  const group = page.getByRole('group', { name: 'Attendance of Meena' });
  const came = group.getByRole('button', { name: 'Came' });
  await came.dblClick();
  await expect.element(came).toHaveAttribute('aria-pressed', 'true');
  await expect.element(group).toHaveAttribute('aria-busy', 'true');
  await expect.element(came).toHaveFocus();
  expect(calls).toEqual(['booking-of-Meena/attendance {"state":"came"}']);
  await came.click();
  await expect.element(came).toHaveAttribute('aria-pressed', 'false');
  expect(calls).toHaveLength(1);
  answer();
  await expect.element(group).toHaveAttribute('aria-busy', 'false');
  expect(calls.slice(1)).toEqual(['booking-of-Meena/attendance {"state":"booked"}']);
});

// demo-9
test('who came has a tick, and on phones the two buttons take the width of the row', async () => {
  await page.viewport(390, 844);
  show([person('Meena', 'came'), person('Arun', 'booked')], '2026-01-05T14:30:00.000Z');
  await expect.element(page.getByRole('link', { name: 'Meena', exact: true })).toBeVisible();
  const ticks = [...document.querySelectorAll('button[value=came]')].map((each) =>
    Boolean(each.querySelector('svg')),
  );
  expect(ticks).toEqual([true, false]);
  const [group, call] = ['group', 'link'].map((role) =>
    page.getByRole(role, { name: /Meena/ }).last().element().getBoundingClientRect(),
  );
  expect(group?.right).toBe(call?.right);
});

// dashboard-2
test('a place from the waiting list is given once, however often one presses', async () => {
  const { calls, answer } = show([person('Divya', 'waiting')], '2026-01-05T12:00:00.000Z');
  const book = page.getByRole('button', { name: 'Book Divya' });
  await book.click();
  await expect.element(book).toBeDisabled();
  await book.click({ force: true });
  answer();
  await expect.element(book).toBeEnabled();
  expect(calls).toHaveLength(1);
});
