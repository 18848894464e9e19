import { defaultNavbar, type StoredNavbar } from '@institute/schema';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import tokens from '../../theme/tokens.css?inline';
import base from '../../theme/base.css?inline';
import { ContentContext } from '../../lib/content/content-context.ts';
import { contentQueries } from '../../lib/content/content-queries.ts';
import type { ContentSource } from '../../lib/content/content-source.ts';
import { Navbar } from './navbar.tsx';
import buttons from '../../components/button.module.css';
import navbar from './navbar.module.css';
import { createQueryClient } from '../../lib/content/content-state.ts';

/** The styles of every page, before those of its parts; they go with the test, for files of others share the page. */
const styles = document.createElement('style');
styles.textContent = tokens + base;

const queries = contentQueries({} as ContentSource);

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.documentElement.removeAttribute('style');
  styles.remove();
});

/** Shows the navbar on a page, with a link to the same page in Tamil. */
function show(shortName: string, path = '/contact'): void {
  const client = createQueryClient();
  client.setQueryData(['institute'], { shortName, tamil: true });
  client.setQueryData(queries.singleton('navbar').queryKey, defaultNavbar as StoredNavbar);
  const place = document.createElement('div');
  document.head.prepend(styles);
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={client}>
        <ContentContext value={queries}>
          <Navbar />
        </ContentContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

// navbar-1
test.each([
  [360, 'Vaasal'],
  [390, 'Vaasal'],
  [360, 'Brightly'],
  [390, 'Brightly'],
])(
  'beside a link to Tamil, a phone of %i pixels has room for the short name %s',
  async (width, shortName) => {
    await page.viewport(width, 700);
    show(shortName);
    await expect.element(page.getByText('தமிழ்')).toBeVisible();
    const [logo, name] = [page.getByRole('link', { name: /home/i }), page.getByText(shortName)];
    const bottomOf = (of: typeof logo) => of.element().getBoundingClientRect().bottom;
    expect(bottomOf(name)).toBeLessThanOrEqual(bottomOf(logo));
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

// navbar-4
test('on a phone the menu opens, closes with Escape, and closes when a link is followed', async () => {
  await page.viewport(390, 844);
  show('Vaasal');
  const menu = page.getByRole('button', { name: 'Menu' });
  const courses = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
    name: 'Courses',
  });
  await expect.element(menu).toBeVisible();
  await expect.element(courses).not.toBeInTheDocument();
  await menu.click();
  await expect.element(courses).toBeVisible();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(courses).not.toBeInTheDocument();
  await menu.click();
  await courses.click();
  await expect.element(courses).not.toBeInTheDocument();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
});

// tamil-8
test.each([
  [320, 'Enquire Now', 'தமிழ்'],
  [360, 'Enquire Now', 'தமிழ்'],
  [390, 'Enquire Now', 'தமிழ்'],
  [320, 'விசாரிக்க', 'English'],
  [360, 'விசாரிக்க', 'English'],
])(
  'in letters twice as large, a phone of %i pixels has room for %s in the button beside %s',
  async (width, button, language) => {
    await page.viewport(width, 640);
    document.documentElement.style.fontSize = '200%';
    document.body.innerHTML = `<header class="${navbar['navbar']}"><div class="wrap ${navbar['bar']}">
    <a class="${navbar['logo']}"><svg class="${navbar['mark']}"></svg></a>
    <a class="${navbar['language']}">${language}</a>
    <a class="${buttons['button']}" data-kind="primary">${button}</a>
    <button class="${navbar['toggle']}"></button></div></header>`;
    document.head.prepend(styles);
    await document.fonts.ready;
    const placeOf = (name: string) => {
      const words = document.createRange();
      words.selectNodeContents(page.getByText(name).element());
      return words.getBoundingClientRect();
    };
    const box = page.getByText(button).element().getBoundingClientRect();
    const text = placeOf(button);
    expect(placeOf(language).right).toBeLessThanOrEqual(box.left);
    expect(text.left).toBeGreaterThanOrEqual(box.left);
    expect(text.right).toBeLessThanOrEqual(box.right);
  },
);

// navbar-2
test.each([
  ['/courses', 'page', 'underline'],
  ['/courses/python', 'true', 'none'],
])('on %s the link to the courses is "%s", its line %s', async (path, current, line) => {
  await page.viewport(1280, 700);
  show('Vaasal', path);
  const link = page.getByRole('link', { name: 'Courses', exact: true });
  await expect.element(link).toHaveAttribute('aria-current', current);
  expect(getComputedStyle(link.element()).textDecorationLine).toBe(line);
});
