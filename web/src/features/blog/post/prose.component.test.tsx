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

const html = '<a href="/courses">Courses</a> <a href="/?p=9">The next one</a>';

// moving-6, redirects-4
test('a link in a post goes on within the app, a permalink of WordPress from the server', async () => {
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
  await page.getByRole('link', { name: 'The next one' }).click();
  expect(loaded).toEqual(['/?p=9']);
  await page.getByRole('link', { name: 'Courses' }).click();
  await expect.element(page.getByText('Shown: /courses')).toBeVisible();
  expect(loaded).toEqual(['/?p=9']);
});
