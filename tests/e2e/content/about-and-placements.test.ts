import { expect, test } from 'vitest';
import { appReady, publicPage, useBrowser } from '../../support/browser/browser.ts';
import { useContentChanges } from '../../support/browser/database.ts';
import { firestoreRequests, readsDocument } from '../../support/browser/firestore-requests.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

// about-1, about-2, about-4, media-4
test('about shows everything that is stored about the institute, why to choose it and who teaches; a banner replaces a picture that is missing or fails to load', async () => {
  await change('content/about', (about) => ({
    ...about,
    title: 'The title',
    heroDescription: 'The description',
    excellenceTitle: 'The excellence',
    excellenceParagraph1: 'Paragraph one',
    excellenceParagraph2: 'Paragraph two',
    missionTitle: 'The mission',
    missionDescription: 'What we do',
    visionTitle: 'The vision',
    visionDescription: 'What we want',
    valuesTitle: 'The values',
    values: [{ title: 'Patience', description: 'Again and again' }],
    achievements: [{ value: '2003', label: 'First batch' }],
    heroImage: '/images/0123456789abcdef-missing.webp',
  }));
  const page = await visit('/about', { expectedErrors: /404/ });
  await page.getByRole('heading', { level: 1, name: 'The title' }).waitFor();
  for (const name of ['The excellence', 'The mission', 'The vision', 'The values', 'Patience'])
    await page.getByRole('heading', { name }).waitFor();
  for (const text of ['The description', 'Paragraph one', 'Paragraph two', 'What we do'])
    await page.getByText(text, { exact: true }).waitFor();
  for (const text of ['What we want', 'Again and again', '2003', 'First batch'])
    await page.getByText(text, { exact: true }).waitFor();

  const reasons = page.getByRole('region', { name: /^Why Choose/ });
  expect(await reasons.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Industry-Aligned Curriculum',
    'Experienced Faculty',
    'Dedicated Placement Support',
  ]);

  const team = page.getByRole('region', { name: 'Who teaches you' });
  expect(await team.getByRole('heading', { level: 3 }).count()).toBe(6);
  await team.getByText('Python, Java and the web around them').waitFor();

  await appReady(page);
  const pictures = async () => {
    const picture = page.getByRole('main').locator('img');
    await expect.poll(() => picture.count()).toBe(0);
    return page.getByRole('main').locator('svg').count();
  };
  const whenFailed = await pictures();
  await change('content/about', (about) => ({ ...about, heroImage: '' }));
  await page.reload();
  await appReady(page);
  expect(await pictures()).toBe(whenFailed);
  expect(whenFailed).toBeGreaterThan(0);

  await team.getByRole('link', { name: 'All trainers' }).click();
  await page.getByRole('heading', { level: 1, name: 'Trainers' }).waitFor();
});

const figures = ['Placement Rate', 'Students Placed', 'Hiring Partners', 'Average Package'];

// placements-1, placements-2, placements-3, placements-4
test('placements show their statistics as written, success stories and twenty-five companies: without motion a list, otherwise in two rows, which can be paused', async () => {
  await change('content/placementStats', (stats) => ({
    ...stats,
    placementRate: 'Nearly all',
    totalPlacements: '700 people',
    companiesPartnered: 'Many',
    averageSalary: '₹7 LPA',
    highestSalary: '₹20 LPA',
  }));
  const page = await visit('/placements', { reducedMotion: 'reduce' });
  await appReady(page);
  const main = page.getByRole('main');
  const terms = await main.locator('dl').first().locator('dt').allTextContents();
  const values = await main.locator('dl').first().locator('dd').allTextContents();
  expect(terms).toEqual(figures);
  expect(values).toEqual(['Nearly all', '700 people', 'Many', '₹7 LPA']);
  await page.getByRole('heading', { name: 'Be Our Next Success Story' }).waitFor();
  await main.getByText('₹20 LPA').waitFor();

  const stories = page.getByRole('region', { name: 'Success Stories' });
  expect(await stories.getByRole('heading', { level: 3 }).count()).toBe(12);
  const story = stories.getByRole('listitem').filter({ hasText: 'Keerthana Selvam' });
  for (const text of ['Python Full Stack Development', 'Zoho', 'Member Technical Staff'])
    await story.getByText(text).waitFor();

  const partners = page.getByRole('region', { name: 'They hire our students' });
  await partners.getByText(/^25\+ companies/).waitFor();
  expect(await partners.getByRole('listitem').count()).toBe(25);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await appReady(page);
  const rows = partners.locator('[data-running] > div');
  expect(await rows.count()).toBe(2);
  const names = await rows.locator('span').allTextContents();
  expect(new Set(names).size).toBe(25);
  await partners.scrollIntoViewIfNeeded();
  await partners.locator('[data-running=true]').waitFor();
  await partners.getByRole('button', { name: /^Pause/ }).click();
  await partners.locator('[data-running=false]').waitFor();
});

// placements-1, home-6, blog-4
test('placements show defaults for missing statistics; a failed read is only logged', async () => {
  await change('content/placementStats', () => null);
  const defaults = ['95%', '500+', '100+', '₹6.5 LPA'];
  const served = (await publicPage('/placements')).matchAll(/<dd[^>]*>([^]*?)<\/dd>/g);
  const shown = [...served].map(([, html = '']) => html.replaceAll(/<[^>]*>/g, ''));
  expect(shown).toEqual(expect.arrayContaining(defaults));

  const page = await visit('/courses', {
    reducedMotion: 'reduce',
    expectedErrors: /Failed call: placementStats|ERR_FAILED/,
  });
  await appReady(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(firestoreRequests, (route) =>
    readsDocument(route, 'content/placementStats') ? route.abort() : route.continue(),
  );
  await page.getByRole('navigation', { name: 'Main' }).getByText('Placements').click();
  await page.getByRole('heading', { name: 'Success Stories' }).waitFor();
  await expect.poll(() => logged.some((text) => text.includes('placementStats'))).toBe(true);
  expect(await page.getByRole('alert').count()).toBe(0);
  const values = page.getByRole('main').locator('dl').first().locator('dd');
  expect(await values.allTextContents()).toEqual(defaults);
});
