import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { emulatorAddress } from '../../support/ports.ts';
import { appReady, useBrowser } from '../../support/browser/browser.ts';

const { visit } = useBrowser();

const firestore = `http://${emulatorAddress('test', 'firestore')}/`;

interface Reads {
  /** Requests for documents that are known by name. */
  readonly documents: number;
  /** Requests for what fits a query, and how many documents they brought. */
  readonly queries: readonly number[];
}

/** Counts what a page reads from Firestore; `take` returns what it has read since the last time. */
function countReads(page: Page): { take: () => Promise<Reads> } {
  let answers: Response[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (response.url().startsWith(firestore) && request.method() === 'POST') answers.push(response);
  });
  return {
    async take() {
      const taken = answers;
      answers = [];
      const queries = taken.filter((answer) => answer.url().includes(':runQuery'));
      const bodies = await Promise.all(queries.map((answer) => answer.text()));
      return {
        documents: taken.length - queries.length,
        queries: bodies.map((body) => body.split('"document":').length - 1),
      };
    },
  };
}

const none: Reads = { documents: 0, queries: [] };

/** Goes to a page of the main navigation, without passing over other links on the way. */
async function go(page: Page, name: string, shown: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name, exact: true }).dispatchEvent('click');
  await page.getByRole('main').getByText(shown, { exact: true }).first().waitFor();
}

test('a visit reads each list and document once, and never what the HTML contained', async () => {
  let reads = { take: () => Promise.resolve(none) };
  const page = await visit('/', { before: async (opened) => void (reads = countReads(opened)) });
  await appReady(page);
  expect(await reads.take()).toEqual(none);

  await go(page, 'Courses', 'Showing all 17 courses');
  expect(await reads.take()).toEqual({ documents: 0, queries: [17] });

  const course = page.getByRole('main').getByRole('link', { name: 'Digital Marketing' });
  await course.dispatchEvent('click');
  await page.getByRole('heading', { name: 'Course Modules' }).waitFor();
  expect(await reads.take()).toEqual({ documents: 0, queries: [1] });

  await page.goBack();
  await page.getByText('Showing all 17 courses').waitFor();
  await course.dispatchEvent('click');
  await page.getByRole('heading', { name: 'Course Modules' }).waitFor();
  await go(page, 'Home', 'Featured Courses');
  await go(page, 'Contact', 'Course Enquiry Form');
  expect(await reads.take()).toEqual(none);

  await go(page, 'About', 'Industry-Aligned Curriculum');
  expect(await reads.take()).toEqual({ documents: 1, queries: [] });

  await go(page, 'Blog', 'Six ways to break a Git repository, and the way back from each');
  expect(await reads.take()).toEqual({ documents: 0, queries: [6] });
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .first()
    .dispatchEvent('click');
  await page.getByRole('heading', { name: 'Read next' }).waitFor();
  expect(await reads.take()).toEqual({ documents: 0, queries: [1] });

  await go(page, 'Placements', 'Success Stories');
  await page
    .getByRole('region', { name: 'Success Stories' })
    .getByRole('listitem')
    .first()
    .waitFor();
  const { documents, queries } = await reads.take();
  expect([documents, queries.length]).toEqual([1, 1]);
});
