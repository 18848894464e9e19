import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ContentContext } from '../../lib/content/content-context.ts';
import { contentQueries } from '../../lib/content/content-queries.ts';
import type { ContentSource } from '../../lib/content/content-source.ts';
import { PlacementsPage } from './placements-page.tsx';

let root: Root | undefined;

afterEach(() => root?.unmount());

// placements-1
test.each(['are known', 'cannot be read'])('placements show once the figures %s', async (end) => {
  let answer = (): void => {};
  const read = new Promise<null>((resolve, reject) => {
    answer = () => (end === 'are known' ? resolve(null) : reject(new Error('Not answered')));
  });
  const source: Partial<ContentSource> = { singleton: () => read };
  const queries = contentQueries(source as ContentSource);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(queries.singleton('institute').queryKey, null);
  client.setQueryData(queries.placements().queryKey, { items: [], pages: 1, counts: {} });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ContentContext value={queries}>
          <PlacementsPage />
        </ContentContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(page.getByRole('status')).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
  answer();
  await expect.element(title).toBeVisible();
});
