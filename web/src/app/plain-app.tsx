import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ContentContext } from '../lib/content/content-context.ts';
import type { ContentQueries } from '../lib/content/content-queries.ts';
import type { StepProps } from './layout/floating-links.tsx';
import { Layout } from './layout/layout.tsx';

interface PlainAppProps extends StepProps {
  readonly client: QueryClient;
  readonly queries: ContentQueries;
  readonly children: ReactNode;
}

/** The site around a page without scripts. */
export const PlainApp = ({ client, queries, step, children }: PlainAppProps) => (
  <QueryClientProvider client={client}>
    <ContentContext value={queries}>
      <Routes>
        <Route element={<Layout step={step} />}>
          <Route path="*" element={children} />
        </Route>
      </Routes>
    </ContentContext>
  </QueryClientProvider>
);
