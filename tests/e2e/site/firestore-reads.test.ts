import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { emulatorAddress } from '../../support/ports.ts';
import { appReady, useBrowser } from '../../support/browser/browser.ts';

const { visit } = useBrowser();

const firestore = `http://${emulatorAddress('test', 'firestore')}/`;

const isRead = (response: Response): boolean =>
  response.url().startsWith(firestore) && response.request().method() === 'POST';

interface Reads {
  /** Requests for documents that are known by name. */
  readonly documents: number;
  /** Requests for what fits a query, and how many documents they brought. */
  readonly queries: readonly number[];
  /** Parts of lists, from the API. */
  readonly lists: readonly string[];
}

/** Counts what a page reads from Firestore and the API; `take` returns what it has read since the last time. */
function countReads(page: Page): { take: () => Promise<Reads> } {
  let answers: Response[] = [];
  let lists: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/api\/(?:pages|blog)\//.test(pathname)) lists.push(pathname);
    if (isRead(response)) answers.push(response);
  });
  return {
    async take() {
      const [taken, takenLists] = [answers, lists];
      [answers, lists] = [[], []];
      const queries = taken.filter((answer) => answer.url().includes(':runQuery'));
      const bodies = await Promise.all(queries.map((answer) => answer.text()));
      return {
        documents: taken.length - queries.length,
        queries: bodies.map((body) => body.split('"document":').length - 1),
        lists: takenLists,
      };
    },
  };
}

const none: Reads = { documents: 0, queries: [], lists: [] };

/** Goes to a page of the main navigation, without passing over other links on the way. */
async function go(page: Page, name: string, shown: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name, exact: true }).dispatchEvent('click');
  await page.getByRole('main').getByText(shown, { exact: true }).first().waitFor();
}

test('a visit loads Firebase once it navigates, reads each list and document once, and never what the HTML contained', async () => {
  const scripts: Response[] = [];
  let reads = { take: () => Promise.resolve(none) };
  const page = await visit('/', {
    before: async (opened) => {
      reads = countReads(opened);
      opened.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response);
      });
    },
  });
  const withFirebase = async () => {
    const texts = await Promise.all(scripts.map((script) => script.text()));
    return texts.filter((text) => /firestore\.googleapis\.com|firebaseappcheck/.test(text)).length;
  };
  await appReady(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(await withFirebase()).toBe(0);
  expect(await reads.take()).toEqual(none);

  await go(page, 'Courses', 'Showing all 17 courses');
  expect(await reads.take()).toEqual({ ...none, lists: ['/api/pages/courses'] });

  const course = page.getByRole('main').getByRole('link', { name: 'Digital Marketing' });
  await course.dispatchEvent('click');
  await page.getByRole('heading', { name: 'Course Modules' }).waitFor();
  const { queries: offer } = await reads.take();
  expect(offer, 'the course, its trainer').toEqual([1, 1]);
  expect(await withFirebase()).toBeGreaterThan(0);

  await page.goBack();
  await page.getByText('Showing all 17 courses').waitFor();
  await course.dispatchEvent('click');
  await page.getByRole('heading', { name: 'Course Modules' }).waitFor();
  await go(page, 'Home', 'Featured Courses');
  expect(await reads.take()).toEqual(none);
  await Promise.all([
    page.waitForResponse('**/api/pages/course-titles'),
    go(page, 'Contact', 'Course Enquiry Form'),
  ]);
  // The branches, which the contact info of other pages leaves out.
  await page.getByRole('heading', { name: 'Velachery' }).waitFor();
  expect(await reads.take()).toEqual({
    ...none,
    documents: 1,
    lists: ['/api/pages/course-titles'],
  });

  await go(page, 'About', 'Industry-Aligned Curriculum');
  expect(await reads.take()).toEqual({ ...none, documents: 1 });

  await go(page, 'Blog', 'Six ways to break a Git repository, and the way back from each');
  expect(await reads.take()).toEqual({ ...none, lists: ['/api/pages/blog'] });
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .first()
    .dispatchEvent('click');
  await page.getByRole('heading', { name: 'Read next' }).waitFor();
  const { lists, ...post } = await reads.take();
  expect(post).toEqual({ documents: 0, queries: [1] });
  // The post asks for facts, which the server has.
  expect(lists).toEqual(['/api/blog/what-a-course-costs', '/api/blog/what-a-course-costs/related']);

  // The figures may come after the stories.
  await Promise.all([page.waitForResponse(isRead), go(page, 'Placements', 'Success Stories')]);
  await page
    .getByRole('region', { name: 'Success Stories' })
    .getByRole('listitem')
    .first()
    .waitFor();
  expect(await reads.take()).toEqual({ ...none, documents: 1, lists: ['/api/pages/placements'] });
});
