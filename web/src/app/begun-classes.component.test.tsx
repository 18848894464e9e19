import { dayAfter, localDay, type OfferedDemoSlot } from '@institute/schema';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ContentContext } from '../lib/content/content-context.ts';
import { contentQueries } from '../lib/content/content-queries.ts';
import type { ContentSource } from '../lib/content/content-source.ts';
import { ContactOffer } from '../features/content/contact/contact-page-offer.tsx';
import { Board } from '../features/content/home/board.tsx';
import { DemoPage } from '../features/demo/demo-page.tsx';
import { daySpan, weeksOf } from '../lib/demo/demo-days.ts';
import { createQueryClient } from '../lib/content/content-state.ts';

const queries = contentQueries({} as ContentSource);

const today = localDay(new Date());

const slotOn = (day: string, from: string, to: string): OfferedDemoSlot => ({
  id: `plan-${day}`,
  day,
  from,
  to,
  course: null,
  branch: 'Adyar',
  mode: 'classroom',
  left: 5,
});

let root: Root | undefined;

afterEach(() => root?.unmount());

function show(children: ReactNode): void {
  const client = createQueryClient();
  client.setQueryData(queries.courseTitles().queryKey, []);
  client.setQueryData(queries.nextBatches().queryKey, []);
  const slots = [slotOn(today, '00:00', '01:00'), slotOn(dayAfter(today, 1), '18:30', '19:30')];
  client.setQueryData(queries.demoSlots().queryKey, slots);
  client.setQueryData(queries.nextDemoSlots().queryKey, slots);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ContentContext value={queries}>{children}</ContentContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

// demo-2
test('the list of demo classes has none that has begun', async () => {
  show(<DemoPage />);
  await expect.element(page.getByText('6:30 – 7:30 pm')).toBeVisible();
  await expect.element(page.getByText('12:00 – 1:00 am')).not.toBeInTheDocument();
});

// demo-2
test('on a desktop the calendar says which days it shows', async () => {
  await page.viewport(1280, 800);
  show(<DemoPage />);
  const [week = []] = weeksOf([dayAfter(today, 1)]);
  const span = daySpan(week[0]!, week[6]!);
  await expect.element(page.getByRole('paragraph').filter({ hasText: span })).toBeVisible();
});

// home-11
test('the home page names the next class that has not begun', async () => {
  show(<Board />);
  const path = `/demo/plan-${dayAfter(today, 1)}`;
  await expect.element(page.getByRole('link')).toHaveAttribute('href', path);
});

// contact-12
test('on the contact page the first class that has not begun is chosen', async () => {
  show(<ContactOffer for="demo" />);
  const classes = page.getByRole('radio');
  await expect.element(classes).toBeChecked();
  await expect.element(classes).toHaveAttribute('value', `plan-${dayAfter(today, 1)}`);
});
