import { dayAfter, localDay, localMoment } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../shell/shown-screen.tsx';
import { ReleasesTab } from './releases-tab.tsx';

const show = shownScreen();

const stored = { createdAt: '2026-11-27T04:00:00.000Z', updatedAt: '2026-11-27T04:00:00.000Z' };
const edit = {
  ...{ _id: 'edit', release: 'monday', document: 'content/home', title: 'Home' },
  ...{ basedOn: stored.updatedAt, problem: '', changes: [], more: 0, ...stored },
};
const releaseOf = (_id: string, state: string, edits: object[]) => ({
  ...{ _id, name: _id, at: null, state, problem: '', publishedAt: null, previewUntil: null },
  ...{ edits, ...stored },
});

// releases-13
test('the menu of a change moves it to another release that waits, and the message undoes it', async () => {
  const calls: [string, unknown][] = [];
  let isMoved = false;
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method !== 'GET') {
      const { release } = JSON.parse(String(body));
      calls.push([path, release]);
      isMoved = release === 'pongal';
      const warnings = isMoved ? ['“Monday” changes Title too'] : [];
      const data = { ...edit, _id: isMoved ? 'moved' : 'edit', release, warnings };
      return Response.json({ success: true, data });
    }
    const [monday, pongal] = isMoved ? [[], [edit]] : [[edit], []];
    const data = [
      releaseOf('monday', 'waiting', monday),
      releaseOf('pongal', 'waiting', pongal),
      releaseOf('past', 'published', []),
    ];
    return Response.json({ success: true, data });
  });
  show(<ReleasesTab />);
  const change = (name: string) => page.getByRole('article', { name }).getByText('Home');
  await expect.element(change('monday')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for the change to Home' }).click();
  const items = page.getByRole('menuitem');
  await expect.element(items).toHaveTextContent('Move to “pongal”');
  await items.click();
  await expect.element(page.getByText('The change to “Home” moved to “pongal”')).toBeVisible();
  await expect.element(page.getByText('“Monday” changes Title too')).toBeVisible();
  await expect.element(change('pongal')).toBeVisible();
  await expect.element(change('monday')).not.toBeInTheDocument();
  const undo = page.getByRole('button', { name: 'Undo moving the change to Home' });
  await expect.element(undo).toHaveFocus();
  await undo.click();
  await expect.element(change('monday')).toBeVisible();
  await expect.element(page.getByText('The change to “Home” is back in “monday”')).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
  expect(calls).toEqual([
    ['/api/edits/edit/move', 'pongal'],
    ['/api/edits/moved/move', 'monday'],
  ]);
});

// releases-6
test('who made the changes stands once where it is one person, else with each', async () => {
  const by = (_id: string, byName: string) => ({
    ...{ ...edit, _id, title: _id, byName },
    byEmail: 'someone@vaasal.example',
  });
  const kavitha = 'Kavitha Murugesan';
  const data = [
    releaseOf('one', 'waiting', [by('Home', kavitha), by('About', kavitha)]),
    releaseOf('two', 'waiting', [by('Home', kavitha), by('About', 'Suganthi Rajan')]),
  ];
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));
  show(<ReleasesTab />);
  const release = (name: string) => page.getByRole('article', { name, exact: true });
  await expect.element(release('one').getByText(`2 changes by ${kavitha}`)).toBeVisible();
  expect(release('one').element().textContent.split(kavitha)).toHaveLength(2);
  expect(release('two').element().textContent).toContain(`Home ${kavitha}`);
});

// releases-9
test('a new link of a preview takes the place of the old one, once that is agreed to', async () => {
  const until = localMoment(dayAfter(localDay(new Date()), 7), '09:00').toISOString();
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'GET')
      return Response.json({ success: true, data: [releaseOf('monday', 'waiting', [edit])] });
    calls.push(path);
    const secret = path.endsWith('/renewal') ? 'new' : 'old';
    return Response.json({ success: true, data: { path: `/?preview=monday.${secret}`, until } });
  });
  show(<ReleasesTab />);
  await page.getByRole('button', { name: 'Preview' }).click();
  const link = page.getByRole('link', { name: 'Open the preview' });
  await expect.element(link).toHaveAttribute('href', '/?preview=monday.old');
  const button = page.getByRole('button', { name: 'New link' });
  const dialog = page.getByRole('alertdialog');
  await button.click();
  await expect.element(dialog.getByText(/^The old link stops working straight away/)).toBeVisible();
  await dialog.getByRole('button', { name: 'New link' }).click();
  await expect.element(link).toHaveAttribute('href', '/?preview=monday.new');
  await expect.element(page.getByText('The old one no longer works.')).toBeVisible();
  const path = '/api/releases/monday/preview';
  expect(calls).toEqual([path, `${path}/renewal`]);
});

// releases-6
test('a release that goes live tomorrow says "tomorrow", on its card and at the head', async () => {
  const at = localMoment(dayAfter(localDay(new Date()), 1), '09:00').toISOString();
  const data = [{ ...releaseOf('Fees', 'waiting', []), at }];
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));
  show(<ReleasesTab />);
  await expect
    .element(page.getByText('Goes live tomorrow, 9:00 am', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText('The next goes live tomorrow, 9:00 am')).toBeVisible();
});
