import { dayAfter, localDay, type CourseSummary } from '@institute/schema';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CourseCard } from './course-card.tsx';

let root: Root | undefined;

afterEach(() => root?.unmount());

const courseOf = (title: string, next?: CourseSummary['next']): CourseSummary => ({
  slug: title,
  title,
  description: 'It.',
  shortDescription: '',
  duration: '',
  level: 'Beginner',
  highlights: [],
  moreHighlights: 0,
  fee: 0,
  ...(next && { next }),
});

/** Where the titles of courses in one list begin, from its edge, in CSS pixels. */
async function beginsOf(courses: readonly CourseSummary[]): Promise<number[]> {
  const list = document.createElement('div');
  document.body.replaceChildren(list);
  root?.unmount();
  root = createRoot(list);
  root.render(
    <MemoryRouter>
      {courses.map((course) => (
        <CourseCard key={course.slug} course={course} heading="h2" inCategory={false} />
      ))}
    </MemoryRouter>,
  );
  const titles = page.getByRole('heading');
  await expect.element(titles.last()).toBeVisible();
  const edge = list.getBoundingClientRect().left;
  return titles.elements().map((each) => Math.round(each.getBoundingClientRect().left - edge));
}

// institute-12
test('titles stand beside the days of next batches, and at the edge where no course has one', async () => {
  const next = { day: dayAfter(localDay(new Date()), 3), isFull: false };
  const [first, second] = await beginsOf([courseOf('Weaving', next), courseOf('Dyeing')]);
  expect(first).toBeGreaterThan(60);
  expect(second).toBe(first);
  expect(await beginsOf([courseOf('Weaving'), courseOf('Dyeing')])).toEqual([0, 0]);
});
