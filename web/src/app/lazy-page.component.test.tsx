import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { ContentContext } from '../lib/content/content-context.ts';
import { contentQueries } from '../lib/content/content-queries.ts';
import type { ContentSource } from '../lib/content/content-source.ts';
import { lazyComponent, lazyPart } from '../lib/page/lazy-component.tsx';
import { createQueryClient } from '../lib/content/content-state.ts';

let root: Root | undefined;

afterEach(() => root?.unmount());

const load = () => Promise.reject(new Error('The file is gone'));

// routes-13
test('a page whose code cannot be loaded says so, and a part without its code is left out', async () => {
  const [LostPage, LostPart] = [lazyComponent(load).Component, lazyPart(load).Component];
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <>
      <nav>Menu</nav>
      <Suspense fallback="Loading the page">
        <QueryClientProvider client={createQueryClient()}>
          <ContentContext value={contentQueries({} as ContentSource)}>
            <ErrorBoundary>
              <LostPage />
            </ErrorBoundary>
          </ContentContext>
        </QueryClientProvider>
      </Suspense>
      <Suspense>
        <LostPart />
      </Suspense>
    </>,
  );
  await expect
    .element(page.getByRole('heading', { name: 'This page could not be shown' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByText('Menu')).toBeVisible();
});
