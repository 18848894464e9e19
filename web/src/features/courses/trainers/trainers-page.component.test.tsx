import type { StoredTrainer, Teaching } from '@institute/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ContentContext } from '../../../lib/content/content-context.ts';
import { contentQueries } from '../../../lib/content/content-queries.ts';
import type { ContentSource } from '../../../lib/content/content-source.ts';
import { TrainersPage } from './trainers-page.tsx';

const trainer: StoredTrainer = {
  _id: 'meena',
  name: 'Meena',
  photo: '',
  teaches: 'Python',
  courses: ['python'],
  qualifications: [],
  years: 12,
  links: [],
  left: false,
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
};

const teaching: Teaching = {
  trainer: 'meena',
  courses: [{ slug: 'python', title: 'Python Full Stack' }],
};

let root: Root | undefined;

afterEach(() => root?.unmount());

// trainers-2
test.each([
  ['is known', [teaching], 1],
  ['cannot be read', undefined, 0],
])('trainers show once what they teach %s', async (_, answer, courses) => {
  let end = (): void => {};
  const read = new Promise<Teaching[]>((resolve, reject) => {
    end = () => (answer ? resolve(answer) : reject(new Error('Not answered')));
  });
  const source: Partial<ContentSource> = { teaching: () => read };
  const queries = contentQueries(source as ContentSource);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(queries.list('trainers').queryKey, [trainer]);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ContentContext value={queries}>
          <TrainersPage />
        </ContentContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const name = page.getByRole('heading', { name: 'Meena', exact: true });
  await expect.element(page.getByRole('status')).toBeVisible();
  await expect.element(name).not.toBeInTheDocument();
  end();
  await expect.element(name).toBeVisible();
  expect(page.getByRole('link', { name: 'Python Full Stack' }).elements()).toHaveLength(courses);
});
