import { localDay } from '@institute/schema';
import { expect, test } from 'vitest';
import { appReady, publicPage, site, useBrowser } from '../../support/browser/browser.ts';
import { useContentChanges } from '../../support/browser/database.ts';
import { openInApp } from '../../support/browser/open-in-app.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

const defaultLinks = ['Home', 'About', 'Courses', 'Placements', 'Blog', 'Contact'];

// routes-1, routes-5
test('each page has navbar and footer, a title, a description and an address of its own; the heading font is loaded after the first paint', async () => {
  const page = await visit('/', { isNew: true });
  await appReady(page);
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => /Variable/.test(family) && status === 'loaded',
    ),
  );
  const times = await page.evaluate(() => {
    const font = performance.getEntriesByType('resource').find(({ name }) => /woff2/.test(name));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { paint: paint?.startTime ?? Infinity, font: font?.startTime ?? 0 };
  });
  expect(times.font).toBeGreaterThan(times.paint);
  for (const path of ['/', '/about', '/courses', '/placements', '/blog', '/contact', '/privacy']) {
    const response = await fetch(site + path);
    expect(response.status, path).toBe(200);
    const html = await response.text();
    expect(html, path).toMatch(/<title>[^<]+<\/title>/);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}" \/>/);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}" />`));

    for (const landmark of [/<h1[ >]/g, /<nav[^>]* aria-label="Main"/g, /<footer[ >]/g])
      expect(html.match(landmark), `${path}: ${landmark}`).toHaveLength(1);

    // Navigation changes the same on every page: three of them show it.
    if (!['/', '/about', '/contact'].includes(path)) continue;
    if (path !== '/') await openInApp(page, path);
    await page.locator(`link[rel=canonical][href$="${path}"]`).waitFor({ state: 'attached' });
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.getByRole('contentinfo').waitFor();
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).count(), { message: path })
      .toBe(1);
  }
});

// routes-3
test.each(['/nope', '/courses/nope', '/api-docs/x', '/courses/a/b'])(
  '%s is answered with 404',
  async (path) => {
    const response = await fetch(site + path);
    expect(response.status).toBe(404);
    if (path === '/nope') expect(await response.text()).toContain('Oops! Page not found');
  },
);

// routes-3, routes-4
test('the not-found page has a link home, and every navigation starts at the top', async () => {
  const page = await visit('/%0anope', { expectedErrors: /404/ });
  await appReady(page);
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
  await page.getByRole('main').getByRole('link').click();
  await page.waitForURL(`${site}/`);
  await page.mouse.wheel(0, 1200);
  await page.waitForFunction(() => scrollY > 600);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Courses').click();
  await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

// navbar-1, navbar-2, navbar-3, navbar-5, footer-1, footer-2, footer-3, footer-4, footer-5, footer-6
test('the navbar shows active links by their order, and marks the current one; its button can be switched off; the footer shows what is switched on, and its fallbacks; defaults and placeholders replace what is absent', async () => {
  await change('content/navbar', (navbar) => ({
    ...navbar,
    links: [
      { name: 'Third', path: '/about', isActive: true, order: 3 },
      { name: 'First', path: '/', isActive: true, order: 1 },
      { name: 'Hidden', path: '/blog', isActive: false, order: 2 },
      { name: 'Second', path: '/courses', isActive: true, order: 2 },
    ],
    showEnquiryButton: true,
    enquiryButtonText: 'Ask us',
  }));
  await change('content/footer', () => ({
    description: 'About us in a line',
    copyright: '',
    showSocialLinks: true,
    socialLinks: [
      { name: 'Our Youtube', icon: 'Youtube', url: 'https://example.com/y', isActive: true },
      { name: 'Our Facebook', icon: 'Facebook', url: 'https://example.com/f', isActive: false },
    ],
    showQuickLinks: false,
    quickLinks: [{ label: 'Never shown', path: '/about', isActive: true }],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  }));
  const page = await visit('/courses');
  const navbarLinks = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect(await navbarLinks.allTextContents()).toEqual(['First', 'Second', 'Third']);
  const current = page.locator('header [aria-current=page]');
  expect(await current.allTextContents()).toEqual(['Second']);
  await page.getByRole('banner').getByRole('link', { name: 'Ask us' }).waitFor();

  const headerOf = async (path: string) =>
    /<header[^]*?<\/header>/.exec(await publicPage(path))?.[0] ?? '';
  const ofCourse = await headerOf('/courses/python-full-stack-development');
  expect(ofCourse).toContain('Ask us');
  expect(ofCourse).not.toContain('aria-current="page"');

  await change('content/navbar', (navbar) => ({ ...navbar, showEnquiryButton: false }));
  const withoutButton = await headerOf('/');
  expect(withoutButton).toContain('Second');
  expect(withoutButton).not.toContain('Ask us');

  const footer = page.getByRole('contentinfo');
  await footer.getByText('About us in a line').waitFor();
  await footer.getByRole('link', { name: 'Our Youtube' }).waitFor();
  expect(await footer.getByRole('link', { name: 'Our Facebook' }).count()).toBe(0);
  expect(await footer.getByText('Quick Links').count()).toBe(0);
  const year = localDay(new Date()).slice(0, 4);
  await footer.getByText(`© ${year} Vaasal Institute of Technology`).waitFor();
  await footer.getByText('Chennai, Tamil Nadu').waitFor();
  await footer.getByText(/^Developed by/).waitFor();
  const courses = footer.getByRole('navigation', { name: 'Popular Courses' }).getByRole('link');
  expect(await courses.count()).toBe(4);
  expect(await courses.first().getAttribute('href')).toBe('/courses/python-full-stack-development');

  await change('content/navbar', () => null);
  await change('content/contactInfo', () => null);
  await change('content/footer', () => null);
  await page.reload();
  expect(await navbarLinks.allTextContents()).toEqual(defaultLinks);
  await page.getByRole('banner').getByRole('link', { name: 'Enquire Now' }).waitFor();
  await page.getByRole('link', { name: 'Vaasal Institute, home' }).waitFor();
  const contact = page.getByRole('region', { name: 'Contact Us' });
  await contact.getByText('Chennai, Tamil Nadu').waitFor();
  const links = contact.getByRole('link');
  expect(await links.allTextContents()).toEqual([
    'Phone number on request',
    'Email address on request',
  ]);
  await page.getByText('© Vaasal Institute of Technology. All rights reserved.').waitFor();
  await links.first().click();
  await page.waitForURL('**/contact');
  expect(await page.getByRole('link', { name: 'Chat with us on WhatsApp' }).count()).toBe(0);
});

// navbar-1, routes-5, routes-6
test('the floating links open chat and map, and the one to the top shows after 300 pixels; they cover no text, and on narrow screens the footer ends above them; the sample’s navbar fits the narrowest screen that shows all of its links', async () => {
  const page = await visit('/courses/python-full-stack-development');
  await appReady(page);
  const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
  expect(await chat.getAttribute('href')).toContain(
    encodeURIComponent('Python Full Stack Development'),
  );
  const maps = page.getByRole('link', { name: 'Find us on the map' });
  expect(await maps.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\//);
  const up = page.getByRole('button', { name: 'Scroll to top' });
  expect(await up.count()).toBe(0);
  await page.evaluate(() => scrollTo(0, 301));
  await up.click();
  await page.waitForFunction(() => scrollY === 0);
  await up.waitFor({ state: 'detached' });

  await openInApp(page, '/contact');
  await page.getByRole('form', { name: 'Course Enquiry Form' }).waitFor();
  const shortcuts = page.getByRole('complementary', { name: 'Shortcuts' });
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const links = await shortcuts.boundingBox();
    const textEnds = await page.evaluate(() => {
      const range = document.createRange();
      const texts = document.createTreeWalker(
        document.querySelector('main') ?? document,
        NodeFilter.SHOW_TEXT,
      );
      let end = 0;
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        end = Math.max(end, range.getBoundingClientRect().right);
      }
      return end;
    });
    expect(textEnds, String(width)).toBeGreaterThan(width / 2);
    expect(textEnds, String(width)).toBeLessThanOrEqual(links?.x ?? 0);
  }
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('button', { name: 'Scroll to top' }).waitFor();
    const links = await shortcuts.boundingBox();
    const texts = await page.getByRole('contentinfo').locator('p').all();
    const boxes = await Promise.all(texts.map((text) => text.boundingBox()));
    const end = Math.max(...boxes.map((box) => (box ? box.y + box.height : 0)));
    expect(end, String(width)).toBeGreaterThan(0);
    expect(end, String(width)).toBeLessThanOrEqual(links?.y ?? 0);
  }

  await page.setViewportSize({ width: 1440, height: 700 });
  const bar = page.getByRole('navigation', { name: 'Main' });
  const logo = page.getByRole('link', { name: 'Vaasal Institute, home' });
  const sizes = async () => [
    (await logo.boundingBox())?.width,
    (await page.getByRole('link', { name: 'Enquire Now' }).boundingBox())?.width,
  ];
  const roomy = await sizes();
  await page.setViewportSize({ width: 1024, height: 700 });
  expect(await sizes()).toEqual(roomy);
  const line = await bar.getByRole('link', { name: 'Batches' }).boundingBox();
  expect(line?.height).toBeLessThan(50);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(1024);
});
