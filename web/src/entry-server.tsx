import { addressOf, language, otherFacts, root } from '@institute/schema';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { PlainApp } from './app/plain-app.tsx';
import type { ContentSource } from './lib/content/content-source.ts';
import { contentQueries, type ContentQueries } from './lib/content/content-queries.ts';
import {
  createQueryClient,
  dehydrate,
  noteClaims,
  noteOnlyBacked,
  type ContentState,
} from './lib/content/content-state.ts';
import { ownFactsKey, type SaidFacts } from './lib/content/own-facts.ts';
import { hasTwin, isOffered } from './lib/content/twin.ts';
import { plainPath } from './lib/links/plain-path.ts';
import { HeadSink, type FullHead } from './lib/page-head/page-head.tsx';
import { plainPages, type PlainPage } from './plain-pages.tsx';
import { findPage, readLayoutContent } from './routes.tsx';

export { env } from './config/env.ts';
export {
  draftImagePath,
  feedPath,
  formPaths,
  ownFiles,
  offlineCopy,
  paths,
} from './config/paths.ts';
export type { ContentSource, ReadPost } from './lib/content/content-source.ts';
export { hasClaims, type ContentState } from './lib/content/content-state.ts';
export { iconShapes, iconSvg } from './lib/identity/icon-svg.ts';
export { manifestOf } from './lib/identity/manifest.ts';
export { drawKolam, type Kolam } from './lib/kolam/kolam.ts';
export { blogPath, coursesPath, placementsPath } from './lib/links/list-path.ts';
export { jsonLd } from './lib/page-head/json-ld.ts';
export { plainPath };
export { shownSearch } from './lib/links/shown-search.ts';
export type { Subject } from './lib/page-head/subject.ts';

export interface RenderedPage {
  /** The page's markup, for the root element of the shell. */
  readonly html: string;
  /** Preload links for the head. */
  readonly preloads: string;
  readonly head: FullHead;
  /** Name of the page's module, for its styles. */
  readonly name: string;
  /** What an owner says of the institute. */
  readonly said: SaidFacts | undefined;
  /** Whether it is there in both languages. */
  readonly hasTwin: boolean;
  /** The content of the page, to fill the browser's cache. */
  readonly state: ContentState;
}

/** React puts preload links in front of the markup. */
const leadingLinks = /^(?:<link [^>]*>)*/;

interface Rendering {
  readonly name: string;
  readonly client: QueryClient;
  readonly queries: ContentQueries;
  readonly app: ReactNode;
}

/** Renders the app at an address. */
function renderApp(
  { path, search }: { path: string; search: string },
  { name, client, queries, app }: Rendering,
): RenderedPage {
  let head: FullHead | undefined;
  const rendered = renderToString(
    <HeadSink value={(given) => (head = given)}>
      <StaticRouter basename={root} location={addressOf(path) + search}>
        {app}
      </StaticRouter>
    </HeadSink>,
  );
  if (!head) throw new Error('The page has no head');
  const [preloads = ''] = leadingLinks.exec(rendered) ?? [];
  return {
    html: rendered.slice(preloads.length),
    preloads,
    head,
    name,
    said: client.getQueryData<SaidFacts>(ownFactsKey),
    hasTwin: hasTwin(client, queries, plainPath(path)),
    state: dehydrate(client),
  };
}

async function readOwnFacts(client: QueryClient, source: ContentSource): Promise<void> {
  const said = await source.singleton('institute');
  if (said) client.setQueryData(ownFactsKey, otherFacts(said));
}

/**
 * Reads the content of the page at a path, and returns it with a function that renders it. Rejects if
 * reading fails: the caller then sends the empty shell, and the browser reads for itself.
 */
export async function readPage(
  path: string,
  search: string,
  source: ContentSource,
): Promise<{
  state: ContentState;
  /** Whether the page is offered in this language. */
  isOffered: boolean;
  render: () => RenderedPage;
}> {
  const client = createQueryClient();
  const queries = contentQueries(source);
  const [onlyBacked] = await Promise.all([source.onlyBacked(), readOwnFacts(client, source)]);
  noteOnlyBacked(client, onlyBacked);
  if (source.leavesOutClaims) noteClaims(client, true);
  const { page, readContent, params } = findPage(path);
  const parameters = new URLSearchParams(search);
  await Promise.all([
    page.preload(parameters),
    readContent(client, queries, params, parameters),
    readLayoutContent(client, queries),
  ]);
  const app = <App client={client} queries={queries} />;
  const render = () => renderApp({ path, search }, { name: page.name, client, queries, app });
  return {
    state: dehydrate(client),
    isOffered: language === 'en' || isOffered(client, queries, plainPath(path)),
    render,
  };
}

export type PlainPageName = keyof typeof plainPages;

/** What a page without scripts is given. */
export type PlainPageProps<Name extends PlainPageName> = Parameters<
  (typeof plainPages)[Name]['render']
>[0];

/**
 * Renders a page without scripts at a path. Where the content around it cannot be read, it has the
 * defaults.
 */
export async function renderPlainPage<Name extends PlainPageName>(
  page: Name,
  props: PlainPageProps<Name>,
  { path, source }: { readonly path: string; readonly source: ContentSource },
): Promise<RenderedPage> {
  const { name, preload, render, step } = plainPages[page] as PlainPage<PlainPageProps<Name>>;
  const client = createQueryClient();
  const queries = contentQueries(source);
  await Promise.all([
    preload(),
    // The bar at the foot says what the page at that path lets it say.
    findPage(path).page.preload(new URLSearchParams()),
    readLayoutContent(client, queries).catch(() => undefined),
    client.ensureQueryData(queries.branches()).catch(() => undefined),
    readOwnFacts(client, source).catch(() => undefined),
  ]);
  const app = (
    <PlainApp client={client} queries={queries} step={step?.(props)}>
      {render(props)}
    </PlainApp>
  );
  return renderApp({ path, search: '' }, { name, client, queries, app });
}
