import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PageLoading } from '../components/page-state.tsx';
import { paths } from '../config/paths.ts';
import { ContentContext } from '../lib/content/content-context.ts';
import type { ContentQueries } from '../lib/content/content-queries.ts';
import { prefetchPage } from '../lib/content/page-queries.ts';
import { startAppCheck } from '../lib/firebase/app-check.ts';
import { PrefetchContext } from '../lib/page/prefetch-context.ts';
import { SitePartsContext } from '../lib/content/site-parts.ts';
import { withoutLineBreaks } from '../lib/links/plain-path.ts';
import { findPage, notFoundPage, publicRoutes } from '../routes.tsx';
import { Answers } from './early-presses.tsx';
import { lazyPage } from './lazy-page.tsx';
import { Footer } from './layout/footer.tsx';
import { Layout } from './layout/layout.tsx';
import { Navbar } from './layout/navbar.tsx';

interface Connection {
  readonly saveData?: boolean;
}

/** Whether the browser is in data-saving mode. */
const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: Connection }).connection?.saveData === true;

/** The dashboard, which is in English, is neither rendered on the server nor part of the public bundle. */
const admin =
  import.meta.env.SSR || import.meta.env.IN_TAMIL
    ? null
    : lazyPage('admin-app', async () => {
        const [{ AdminApp }] = await Promise.all([
          import('../admin/admin-app.tsx'),
          startAppCheck(),
        ]);
        return AdminApp;
      });

const pageRoutes = [
  ...publicRoutes.map(({ path, page: { Page } }) => (
    <Route key={path} path={path} element={<Page />} />
  )),
  <Route key="*" path="*" element={<notFoundPage.Page />} />,
];

const siteParts = { Page: () => <Routes>{pageRoutes}</Routes>, Navbar, Footer };

function Admin() {
  return (
    <SitePartsContext value={siteParts}>
      <Suspense fallback={<PageLoading />}>
        {admin && <admin.Page />}
        <Answers from="ready" />
      </Suspense>
    </SitePartsContext>
  );
}

interface AppProps {
  readonly client: QueryClient;
  readonly queries: ContentQueries;
}

/** The public site, without its router, which differs between browser and server. */
export function App({ client, queries }: AppProps) {
  const { pathname } = useLocation();
  const plain = withoutLineBreaks(pathname);
  const prefetch = useMemo(
    () => (to: string) => {
      if (savesData()) return;
      const { pathname: path, searchParams } = new URL(to, location.origin);
      const { page, readContent, params } = findPage(path);
      // Only prefetching: the page itself retries and reports failures.
      Promise.all([
        page.preload(searchParams),
        import.meta.env.IN_TAMIL
          ? prefetchPage(client, to)
          : readContent(client, queries, params, searchParams),
      ]).catch(() => undefined);
    },
    [client, queries],
  );
  return (
    <QueryClientProvider client={client}>
      <ContentContext value={queries}>
        <PrefetchContext value={prefetch}>
          <Routes {...(plain !== pathname && { location: plain })}>
            {admin && <Route path={`${paths.admin}/*`} element={<Admin />} />}
            <Route element={<Layout />}>{pageRoutes}</Route>
          </Routes>
        </PrefetchContext>
      </ContentContext>
    </QueryClientProvider>
  );
}
