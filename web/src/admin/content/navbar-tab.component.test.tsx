import { storedSchemas } from '@institute/schema';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { ContentContext } from '../../lib/content/content-context.ts';
import { contentQueries } from '../../lib/content/content-queries.ts';
import type { ContentSource } from '../../lib/content/content-source.ts';
import { useRememberRelease } from '../editor/releases/last-release.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { focus, frames, point, type } from '../shell/test-input.ts';
import { answerLive, ready } from '../shell/test-live.ts';
import { NavbarTab } from './navbar-tab.ts';

const stored = storedSchemas.navbar.parse({
  links: ['Home', 'Courses', 'Blog'].map((name, index) => ({
    ...{ name, path: '/', order: index + 1, isActive: true },
  })),
  ...{ showEnquiryButton: true, enquiryButtonText: 'Enquire Now' },
  ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
});

answerLive(() => ready(stored));

const show = shownScreen();

const showTab = (beside?: ReactNode) =>
  show(
    <ContentContext value={contentQueries({} as ContentSource)}>
      {beside}
      <NavbarTab />
    </ContentContext>,
  );

/** What was saved, the last first. */
let saved: {
  links: { name: string; order: number; isActive: boolean }[];
  enquiryButtonText: string;
}[];
let refusal: { message: string; fields: Record<string, string> } | undefined;

/** A change was added to this release before. */
function AddedToMonday() {
  useRememberRelease()({ _id: 'monday', name: 'Monday' });
  return null;
}

beforeEach(() => {
  saved = [];
  refusal = undefined;
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ success: true, data: [] });
    if (refusal) return Response.json({ success: false, ...refusal }, { status: 400 });
    saved.unshift(JSON.parse(String(body)));
    const updatedAt = new Date(Date.parse(stored.updatedAt) + saved.length).toISOString();
    return Response.json({ success: true, data: { ...stored, ...saved[0], updatedAt } });
  });
  showTab();
});

const links = page.getByRole('group', { name: 'Links' });
const grip = links.getByRole('button', { name: 'Reorder Home' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (text: string) => links.getByRole('status').getByText(text);

/** Goes to the control by Tab alone. */
async function tabTo(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  for (let presses = 0; presses < 20; presses += 1) {
    if (document.activeElement === control.element()) return;
    await userEvent.tab();
  }
  expect.fail(`Tab never reached ${control.selector}`);
}

async function pressOn(control: Locator, keys: string): Promise<void> {
  await expect.element(control).toBeVisible();
  focus(control);
  await userEvent.keyboard(keys);
}

// editing-1, editing-13
test('a link is lifted, moved and dropped by keyboard, and dragged by mouse, and both save by themselves', async () => {
  const lift = async () => {
    await userEvent.keyboard(' ');
    await expect.element(said('Picked up Home from position 1 of 3')).toBeInTheDocument();
    await frames();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(said('Home is now at position 2 of 3')).toBeInTheDocument();
  };
  await tabTo(grip);
  await lift();
  await userEvent.keyboard('{Escape}');
  await expect.element(said('Move cancelled: Home is back at position 1 of 3')).toBeInTheDocument();
  await lift();
  await pass(() => userEvent.keyboard(' '));
  await expect.element(links.getByText('2. Home')).toBeVisible();
  await expect.element(links.getByText('Links saved')).toBeVisible();
  expect(order()).toEqual(['Courses Home Blog']);
  const { x, y } = grip.element().getBoundingClientRect();
  const above = links.getByText('1. Courses').element().getBoundingClientRect();
  point(grip.element(), 'pointerdown', x, y);
  point(document, 'pointermove', x, y - 10);
  await expect.element(said('Picked up Home from position 2 of 3')).toBeInTheDocument();
  await frames();
  point(document, 'pointermove', x, above.y);
  await expect.element(said('Home is now at position 1 of 3')).toBeInTheDocument();
  await pass(async () => point(document, 'pointerup', x, above.y));
  await expect.element(links.getByText('1. Home')).toBeVisible();
  await expect.poll(order).toEqual(['Home Courses Blog', 'Courses Home Blog']);
  await links.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => order()[0]).toBe('Courses Home Blog');
});

// dashboard-2, dashboard-3, dashboard-9, editing-1
test('links are changed, moved, added and deleted by keyboard alone; the focus stays, and they are numbered', async () => {
  const text = page.getByLabelText(/^Enquiry button text/);
  await expect.element(text).toBeVisible();
  focus(text);
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}Ask by keyboard');
  const shown = page.getByRole('switch', { name: 'Show the enquiry button' });
  await pressOn(shown, ' ');
  await expect.element(shown).not.toBeChecked();

  await pressOn(button('Move down Home'), '{Enter}');
  await expect.element(said('Home moved to 2 of 3')).toBeInTheDocument();
  await pressOn(button('Edit Home'), '{Enter}');
  const name = links.getByLabelText(/^Name/);
  await tabTo(name);
  await userEvent.keyboard('{End} page');
  await userEvent.keyboard('{ControlOrMeta>}s{/ControlOrMeta}');
  await expect.element(page.getByText('Navbar updated successfully')).toBeVisible();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  await expect.element(name).toHaveFocus();
  expect(saved[0]).toMatchObject({
    enquiryButtonText: 'Ask by keyboard',
    showEnquiryButton: false,
  });

  await pressOn(button('Add link'), '{Enter}');
  await expect.element(links.getByLabelText(/^Name/).last()).toHaveValue('New Link');
  await expect.element(links.getByLabelText(/^Path/).last()).toHaveValue('/');
  await expect.element(links.getByLabelText('Active').last()).toBeChecked();
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}By keyboard');
  const up = button('Move up By keyboard');
  for (let moves = 0; moves < 3; moves += 1) await pressOn(up, '{Enter}');
  await expect.element(links.getByText('1. By keyboard')).toBeVisible();
  await expect.element(up).toHaveFocus();
  const remove = button('Delete Home page');
  const question = page.getByRole('alertdialog');
  await pressOn(remove, '{Enter}');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(remove).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await tabTo(question.getByRole('button', { name: 'Delete' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(button('Add link')).toHaveFocus();
  await pressOn(button('Save'), '{Enter}');
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  await expect.element(button('Save')).toHaveFocus();
  expect(saved[0]?.links.map((link) => [link.order, link.name])).toEqual([
    [1, 'By keyboard'],
    [2, 'Courses'],
    [3, 'Blog'],
  ]);
});

const order = () => saved.map(({ links: all }) => all.map(({ name }) => name).join(' '));

/** Presses at once: the time between two presses is what counts. */
async function tap(name: string): Promise<void> {
  (button(name).element() as HTMLElement).click();
  await Promise.resolve();
}

/** Lets the time go by after which presses are saved, or what else waits so long. */
async function pass(act: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act();
  vi.advanceTimersByTime(1_500);
  vi.useRealTimers();
}

// editing-13
test('moves and hides of links save by themselves, five presses as one version, and are undone as one', async () => {
  await expect.element(button('Hide Home')).toBeVisible();
  await pass(async () => {
    for (const name of [
      'Move down Home',
      'Move down Home',
      'Hide Home',
      'Show Home',
      'Hide Blog',
    ]) {
      vi.advanceTimersByTime(1_000);
      await tap(name);
    }
  });
  await expect.element(links.getByText('Links saved')).toBeVisible();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  // One message at a time: it would cover the undo.
  expect(page.getByText('Navbar updated successfully').elements()).toEqual([]);
  expect(order()).toEqual(['Courses Blog Home']);
  expect(saved[0]?.links.map(({ isActive }) => isActive)).toEqual([true, false, true]);
  await links.getByRole('button', { name: 'Undo' }).click();
  await expect.element(links.getByRole('button', { name: 'Add link' })).toHaveFocus();
  await expect.poll(order).toEqual(['Home Courses Blog', 'Courses Blog Home']);
  expect(saved[0]?.links.every(({ isActive }) => isActive)).toBe(true);
  await expect.element(links.getByText('Links saved')).not.toBeInTheDocument();
});

// editing-13
test('beside other changes, before or after them, moves and hides wait for Save', async () => {
  const text = page.getByLabelText(/^Enquiry button text/);
  await expect.element(text).toBeVisible();
  await pass(async () => {
    await tap('Hide Home');
    type(text, 'Ask');
  });
  await pass(() => button('Hide Blog').click());
  await button('Save').click();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  expect(saved).toHaveLength(1);
  await expect.element(links.getByText('Links saved')).not.toBeInTheDocument();
  await pass(async () => {
    await tap('Show Blog');
    await tap('Save for later');
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(saved).toHaveLength(1);
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
});

// editing-13
test('a hidden link that cannot be saved stays so in the form, unsaved, and the next press waits for Save', async () => {
  refusal = { message: 'Not now', fields: {} };
  await expect.element(button('Hide Home')).toBeVisible();
  await pass(() => button('Hide Home').click());
  await expect.element(page.getByRole('alert').getByText('Not now')).toBeVisible();
  await expect.element(button('Show Home')).toBeVisible();
  refusal = undefined;
  await pass(() => button('Hide Blog').click());
  expect(links.getByText('Links saved').elements()).toEqual([]);
  await button('Save').click();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  expect(saved).toHaveLength(1);
  await expect.element(links.getByText('Links saved')).not.toBeInTheDocument();
});

// dashboard-4
test('errors of the server stand at their fields', async () => {
  refusal = {
    message: 'Some fields are not valid',
    fields: { 'links.0.path': 'There is no such page' },
  };
  await button('Edit Home').click();
  await links.getByLabelText(/^Name/).fill('Changed');
  await button('Save').click();
  const path = links.getByLabelText(/^Path/);
  await expect.element(path).toHaveAccessibleDescription('There is no such page');
  await expect.element(path).toHaveAttribute('aria-invalid', 'true');
  await expect.element(path).toHaveFocus();
  await expect.element(page.getByRole('alert').getByText(refusal.message)).toBeVisible();
});

// editing-13
test('beside a release that is named, moves and hides wait for it or for Save', async () => {
  showTab(<AddedToMonday />);
  await expect.element(button('Hide Home')).toBeVisible();
  await pass(() => button('Hide Home').click());
  await expect.element(button('Add to “Monday”')).toBeVisible();
  await button('Save').click();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  expect(saved).toHaveLength(1);
});
