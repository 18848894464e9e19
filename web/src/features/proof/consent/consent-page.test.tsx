import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { ContentSource } from '../../../lib/content/content-source.ts';

afterEach(() => {
  vi.doUnmock('@institute/schema');
  vi.resetModules();
});

// consents-2
test.each([true, false])('a consent leads to Tamil where there is any: %s', async (hasTamil) => {
  vi.resetModules();
  vi.doMock('@institute/schema', async (original) => ({
    ...(await original<object>()),
    hasTamil,
  }));
  const { ConsentPage } = await import('./consent-page.tsx');
  const { ContentContext } = await import('../../../lib/content/content-context.ts');
  const { contentQueries } = await import('../../../lib/content/content-queries.ts');
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location="/consent">
        <ContentContext value={contentQueries({} as ContentSource)}>
          <ConsentPage
            path="/consent/id/secret"
            language="en"
            stage="over"
            card={undefined}
            shown=""
            hasAgreed={false}
          />
        </ContentContext>
      </StaticRouter>
    </QueryClientProvider>,
  );
  expect(html.includes('?language=ta')).toBe(hasTamil);
});
