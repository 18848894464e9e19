import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { nextWeek } from './next-week.ts';
import { SaveForLater } from './save-for-later.tsx';
import { useReleases } from './use-releases.ts';

const show = shownScreen();

const now = '2026-11-27T04:00:00.000Z';
const stored = { createdAt: now, updatedAt: now };
const releaseOf = (name: string) => ({
  ...{ _id: name, name, at: null, state: 'waiting', problem: '' },
  ...{ publishedAt: null, previewUntil: null, ...stored },
});
const edit = {
  ...{ _id: 'edit', release: 'Monday', document: 'content/home', title: 'Home' },
  ...{ basedOn: null, ...stored },
};
const { at: monday } = nextWeek(new Date());
const home = {
  ...{ document: 'content/home', title: 'Home', basedOn: null, disabled: false },
  ...{ validate: async () => ({}), onKept: () => undefined },
};

// releases-12
// What was added to before is known until the page is closed: this test is the first.
test('where a release of that minute waits, the change goes there; the icon keeps the dialog', async () => {
  const calls: string[] = [];
  const waiting = { ...releaseOf('Offers'), at: monday.replace('00.000Z', '20.000Z'), edits: [] };
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'GET') return Response.json({ success: true, data: [waiting] });
    calls.push(path);
    return Response.json({ success: true, data: { ...edit, warnings: [] } });
  });
  show(<SaveForLater {...home} />);
  await page.getByRole('button', { name: 'Save for later' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
  show(<SaveForLater {...home} />);
  await page.getByRole('button', { name: 'For Monday, 9 am' }).click();
  await expect.element(page.getByRole('button', { name: 'Add to “Offers”' })).toBeVisible();
  expect(calls).toEqual(['/api/releases/Offers/edits']);
});

/** Has read the releases, as the Releases tab does. */
const Known = () => useReleases().isSuccess && <p>Read</p>;

// releases-12
test.each([
  ['none waits', []],
  ['that of the minute is over', [{ ...releaseOf('Old'), at: monday, state: 'published' }]],
])(
  'one press makes the release of next Monday at nine, one for all tries, where %s',
  async (_, known) => {
    const calls: { path: string; body: Record<string, unknown> }[] = [];
    const made: object[] = [];
    let isLost = true;
    vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
      if (method === 'GET') {
        const data = [...made, ...known].map((each) => ({ ...each, edits: [] }));
        return Response.json({ success: true, data });
      }
      const sent = JSON.parse(String(body));
      calls.push({ path, body: sent });
      if (path.endsWith('/edits'))
        return Response.json({ success: true, data: { ...edit, warnings: [] } });
      if (isLost) throw new TypeError('Failed to fetch');
      made.push({ ...releaseOf(sent.name), at: sent.at, _id: sent.id });
      return Response.json({ success: true, data: made[0] });
    });
    const onKept = vi.fn<() => void>();
    show(
      <>
        <Known />
        <SaveForLater {...home} onKept={onKept} />
      </>,
    );
    const press = page.getByRole('button', { name: 'For Monday, 9 am' });
    await press.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    isLost = false;
    await press.click();
    const { name, at } = nextWeek(new Date());
    await expect.element(page.getByRole('button', { name: `Add to “${name}”` })).toBeVisible();
    const ids = calls.map(({ body }) => body['id']);
    expect(calls).toMatchObject([
      { path: '/api/releases', body: { name, at } },
      { path: '/api/releases', body: { id: ids[0], name, at } },
      { path: `/api/releases/${String(ids[0])}/edits`, body: { document: 'content/home' } },
    ]);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(onKept).toHaveBeenCalledOnce();
  },
);
