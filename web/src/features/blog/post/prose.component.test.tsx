import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Prose } from './prose.tsx';

let root: Root | undefined;

const { href } = location;

afterEach(() => {
  root?.unmount();
  history.replaceState(null, '', href);
});

const Shown = () => <p>Shown: {useLocation().pathname}</p>;

const others = [
  '/?p=9',
  '/batches/b-1.ics',
  '/blog/rss.xml',
  '/demo/plan-2099-01-05',
  '/ta/courses',
  '/courses/loops#fees',
];

const html = ['/courses', ...others].map((path) => `<a href="${path}">${path}</a>`).join(' ');

// moving-6, redirects-4, routes-13
test('a link in a post goes on within the app, one to what the server alone shows or to a section of another page as a document', async () => {
  history.replaceState(null, '', '/blog/draw-first');
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const loaded: string[] = [];
  place.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLAnchorElement)) return;
    loaded.push(event.target.getAttribute('href') ?? '');
    event.preventDefault();
  });
  root = createRoot(place);
  root.render(
    <MemoryRouter initialEntries={['/blog/draw-first']}>
      <Prose article={{ html, sections: [] }} />
      <Shown />
    </MemoryRouter>,
  );
  for (const name of others) await page.getByRole('link', { name, exact: true }).click();
  expect(loaded).toEqual(others);
  await page.getByRole('link', { name: '/courses', exact: true }).click();
  await expect.element(page.getByText('Shown: /courses')).toBeVisible();
  expect(loaded).toEqual(others);
});
