import { storedSchemas, type HealthProblem } from '@institute/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readItem } from '../../lib/firebase/live/live-content.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { HealthTab } from './health-tab.tsx';

const stored = { createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' };
const links = ['/coures', '/blog'].map((path, index) => ({
  ...{ name: path, path, order: index + 1, isActive: true },
}));
const documents: Record<string, object> = {
  'content/navbar': { links, ...stored },
};

beforeEach(() => {
  vi.mocked(readItem).mockImplementation(async (collection, schema, id) =>
    schema.parse({ ...documents[`${collection}/${id}`], _id: id }),
  );
});

const show = shownScreen();

const broken: HealthProblem = {
  ...{ kind: 'link', document: 'content/navbar', title: 'content/navbar', text: '/coures' },
  field: 'links.0.path',
  mend: { as: 'path', value: '/coures', suggested: '/courses' },
};

/** Shows the problems that are left, and answers what is saved. */
function showHealth(answer: () => Response) {
  const calls: unknown[] = [];
  let problems = [broken];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ success: true, data: problems });
    calls.push([method, path, JSON.parse(String(body))]);
    const answered = answer();
    if (answered.ok) problems = [];
    return answered;
  });
  show(<HealthTab />);
  return calls;
}

const path = page.getByLabelText('New path: navbar');
const save = page.getByRole('button', { name: 'Save navbar' });

// health-4
test('a broken link is mended in its line by one press, with the page that it may be meant for', async () => {
  const navbar = storedSchemas.navbar.parse(documents['content/navbar']);
  const calls = showHealth(() => Response.json({ success: true, data: navbar }));
  await expect.element(path).toHaveValue('/courses');
  await save.click();
  await expect.element(page.getByText('No problems found.')).toBeVisible();
  expect(calls).toEqual([
    [
      'POST',
      '/api/navbar',
      expect.objectContaining({
        links: [{ ...links[0], path: '/courses' }, links[1]],
        updatedAt: stored.updatedAt,
      }),
    ],
  ]);
  await expect.element(page.getByRole('heading', { name: 'Health' })).toHaveFocus();
});

// health-4
test('what somebody else has changed meanwhile is not saved over: the line says so, and leads to the form', async () => {
  const message = 'Someone else has saved this';
  const calls = showHealth(() => Response.json({ success: false, message }, { status: 409 }));
  await path.fill('/');
  await save.click();
  await expect
    .element(page.getByText('This has changed meanwhile. Open it to mend it.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'navbar' }))
    .toHaveAttribute('href', '/admin/navbar#links.0.path');
  expect(calls).toHaveLength(1);
  await path.fill('/coures');
  await save.click();
  await expect.element(page.getByText('Enter another path')).toBeVisible();
  expect(calls).toHaveLength(1);
});
