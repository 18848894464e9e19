import type { SearchResults } from '@institute/schema';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ContentContext } from '../../lib/content/content-context.ts';
import { contentQueries } from '../../lib/content/content-queries.ts';
import type { ContentSource } from '../../lib/content/content-source.ts';
import { SearchPage } from './search-page.tsx';
import { createQueryClient } from '../../lib/content/content-state.ts';

let root: Root | undefined;

afterEach(() => root?.unmount());

const nothing: SearchResults = { results: [], total: 0, categories: [] };

// search-1
test('until the search is answered the page does not say that nothing was found', async () => {
  let answer: (found: SearchResults) => void = () => {};
  const answered = new Promise<SearchResults>((resolve) => (answer = resolve));
  const search = (text: string) => (text ? answered : Promise.resolve(nothing));
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <ContentContext value={contentQueries({ search } as ContentSource)}>
          <SearchPage />
        </ContentContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await userEvent.fill(page.getByRole('searchbox'), 'python');
  await expect.element(page.getByRole('status')).toHaveTextContent('Searching…');
  await expect.element(page.getByText('Nothing found')).not.toBeInTheDocument();
  answer(nothing);
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found for “python”');
});
