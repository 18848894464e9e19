import { dayAfter, localDay, shortDay, type OfferedBatch } from '@institute/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ContentContext } from '../../../lib/content/content-context.ts';
import { contentQueries } from '../../../lib/content/content-queries.ts';
import type { ContentSource } from '../../../lib/content/content-source.ts';
import { useLocalDay } from '../../../lib/dates/use-local-day.ts';
import { BatchesPage } from './batches-page.tsx';

const queries = contentQueries({} as ContentSource);
const today = localDay(new Date());
const tomorrow = dayAfter(today, 1);

const batch: OfferedBatch = {
  id: 'first',
  firstDay: tomorrow,
  lastDay: dayAfter(today, 90),
  days: [{ day: 'monday', from: '18:30', to: '20:30' }],
  mode: 'online',
  branch: '',
  language: 'English',
  trainer: '',
  seatsLeft: 9,
  course: { slug: 'python', title: 'Python', fee: 0 },
};

let root: Root | undefined;

afterEach(() => root?.unmount());

const Today = () => <output>{useLocalDay()}</output>;

function Shown() {
  const client = new QueryClient();
  client.setQueryData(queries.batches().queryKey, [batch]);
  return (
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ContentContext value={queries}>
          <BatchesPage />
          <Today />
        </ContentContext>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

// batches-5
test('when the next batch begins is said as the HTML says it, and by its name after a link', async () => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  place.innerHTML = renderToString(<Shown />);
  root = hydrateRoot(place, <Shown />);
  await expect.element(page.getByText(today)).toBeVisible();
  expect(place.textContent).toContain(`begins on ${shortDay(tomorrow)}`);
  root.unmount();
  root = createRoot(place);
  root.render(<Shown />);
  await expect.poll(() => place.textContent).toContain('begins tomorrow');
});
