import type { FeePlan, OfferedBatch, OfferedCourse, OfferedDemoSlot } from '@institute/schema';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AboutTicket } from '../features/content/contact/about-ticket.tsx';
import { DemoBooking } from '../features/content/contact/demo-booking.tsx';
import { BatchesPage } from '../features/courses/batches/batches-page.tsx';
import { CourseFacts } from '../features/courses/course/course-facts.tsx';
import { FeeDetails } from '../features/courses/fee-details.tsx';
import { ContentContext } from '../lib/content/content-context.ts';
import { contentQueries } from '../lib/content/content-queries.ts';
import type { ContentSource } from '../lib/content/content-source.ts';
import { brokenWords } from '../lib/page/test-broken-words.ts';
import { enlargeText } from '../lib/page/test-large-text.ts';
import base from '../theme/base.css?inline';
import tokens from '../theme/tokens.css?inline';
import { createQueryClient } from '../lib/content/content-state.ts';

const queries = contentQueries({} as ContentSource);

const batch: OfferedBatch = {
  id: 'first',
  firstDay: '2099-01-05',
  lastDay: '2099-03-27',
  days: [{ day: 'monday', from: '18:30', to: '20:30' }],
  mode: 'classroom',
  branch: 'Adyar',
  language: 'English',
  trainer: 'Karthik Raghavan',
  seatsLeft: 3,
  course: { slug: 'python', title: 'Python Web Design', fee: 48_000 },
};
const course = {
  slug: 'python',
  title: batch.course.title,
  duration: '6 months',
  level: 'Beginner',
  instructor: batch.trainer,
  price: 48_000,
  fees: {
    gstRate: 18,
    gstIncluded: true,
    instalments: [],
    refunds: [],
    included: [],
    notIncluded: [],
  },
  batches: [batch],
  trainers: [],
} as unknown as OfferedCourse;
const slot = {
  id: 'slot',
  day: '2099-01-05',
  from: '18:30',
  to: '19:30',
  mode: 'classroom',
  branch: 'Adyar',
  left: 9,
  course: batch.course,
} as unknown as OfferedDemoSlot;

/** What all pages look like, in the page of all component tests for these alone. */
const style = document.createElement('style');
style.textContent = tokens + base;

let root: Root | undefined;

beforeEach(async () => {
  await page.viewport(390, 844);
  document.head.prepend(style);
});
afterEach(() => {
  root?.unmount();
  style.remove();
});

function show(shown: ReactNode): HTMLElement {
  const client = createQueryClient();
  client.setQueryData(queries.batches().queryKey, [batch]);
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  enlargeText();
  root = createRoot(place);
  root.render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ContentContext value={queries}>{shown}</ContentContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return place;
}

const plan: FeePlan = {
  gstRate: 18,
  gstIncluded: true,
  instalments: [
    { label: 'Admission', due: 'On joining', amount: 5000 },
    { label: 'First half', due: 'Before the second month', amount: 21_500 },
    { label: 'Second half', due: 'Half way through', amount: 21_500 },
  ],
  included: ['Course material, and recordings for a year', 'Mock interviews and placement support'],
  notIncluded: [],
  refunds: [
    { until: 'Before the first class', percent: 100 },
    { until: 'In the first two weeks', percent: 75 },
    { until: 'Later', percent: 0 },
  ],
};

/** A part of a page, as wide as there. */
const part = (shown: ReactNode) => <div className="wrap">{shown}</div>;

// routes-9
test.each([
  ['the list of batches', () => <BatchesPage />],
  [
    'the choice of a demo class',
    () => part(<DemoBooking slots={[slot]} count={1} course={undefined} />),
  ],
  [
    'what an enquiry is about',
    () =>
      part(<AboutTicket offer={{ ...course, fee: 48_000, gst: true } as never} asked="first" />),
  ],
  ['the facts of a course', () => part(<CourseFacts course={course} contact="/contact" />)],
])(
  'on a phone with text twice as large %s breaks no word and does not scroll sideways',
  async (_, shown) => {
    const place = show(shown());
    await expect.element(page.getByText(/6:30 – /).first()).toBeVisible();
    expect(brokenWords([place.querySelector('fieldset') ?? place])).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(390);
  },
);

// routes-9
test('on a phone with text twice as large fees stand below each other', async () => {
  const place = show(
    part(
      <FeeDetails total={48_000} gst={7322} plan={plan} heading="h3" labelledBy="fees">
        <h1 style={{ fontSize: 'var(--text-3xl)' }}>Azure Cloud Administration</h1>
      </FeeDetails>,
    ),
  );
  await expect.element(page.getByText('Admission')).toBeVisible();
  expect(brokenWords([place])).toEqual([]);
  const figures = [...place.querySelectorAll('ol b')].map((each) => each.getBoundingClientRect());
  for (const [index, { top }] of figures.entries())
    expect(top).toBeGreaterThanOrEqual(figures[index - 1]?.bottom ?? 0);
});
