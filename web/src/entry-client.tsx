import './theme/tokens.css';
import './theme/base.css';
import './texts/en/face.css';
import { root as siteRoot } from '@institute/schema';
import { QueryCache } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { reach } from './app/early-presses.tsx';
import { browserContentSource } from './lib/content/browser-content-source.ts';
import { contentQueries } from './lib/content/content-queries.ts';
import {
  createQueryClient,
  hydrate,
  knowsOnlyBacked,
  lacksClaims,
  hasClaims,
  noteClaims,
  noteOnlyBacked,
  type ContentState,
} from './lib/content/content-state.ts';
import { pageQueries } from './lib/content/page-queries.ts';
import { isUnanswered, noteUnanswered } from './lib/offline/unanswered.ts';
import { noteVisit } from './lib/visits/visits.ts';
import { findPage } from './routes.tsx';
import { fitHeadings } from './theme/fit-headings.ts';
import { showFaces } from './theme/show-faces.ts';

/**
 * Tells the bundler's loader which style sheets are already inlined in the HTML: it looks for their
 * links before fetching a module's styles. Disabled links fetch nothing.
 */
function declareInlinedStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-sheets]')) {
    for (const href of style.dataset['sheets']?.split(' ') ?? []) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'stylesheet', disabled: true, href }));
    }
  }
}

noteVisit();
// Without them headings stay as they are.
(import.meta.env.IN_TAMIL ? showFaces : fitHeadings)().catch(() => {});

const root = document.getElementById('root')!;
const reads = new QueryCache({
  onError: (error) => noteUnanswered(isUnanswered(error)),
  onSuccess: (data, { queryKey }) => {
    noteUnanswered(false);
    if (lacksClaims(client) && hasClaims(queryKey, data)) noteClaims(client, false);
  },
});
const client = createQueryClient(reads);
const state = document.getElementById('content-state')?.textContent;
if (state)
  hydrate(client, JSON.parse(state) as ContentState, 'kept' in document.documentElement.dataset);

const isOnlyBacked = () => knowsOnlyBacked(client);
const notice = () => noteOnlyBacked(client, true);
const queries = import.meta.env.IN_TAMIL
  ? pageQueries(isOnlyBacked)
  : contentQueries(browserContentSource(isOnlyBacked, notice), isOnlyBacked);

const app = (
  <StrictMode>
    <BrowserRouter basename={siteRoot}>
      <App client={client} queries={queries} />
    </BrowserRouter>
  </StrictMode>
);

/**
 * Hydrates the server's HTML in a transition, so that React works in small steps and the browser
 * stays responsive. Not awaited here: the page's module waits for this one.
 */
async function takeOver() {
  await findPage(location.pathname.slice(siteRoot.length) || '/').page.preload(
    new URLSearchParams(location.search),
  );
  startTransition(() => {
    hydrateRoot(root, app);
  });
}

declareInlinedStyles();
if (root.firstElementChild) takeOver().catch(() => reach('failed'));
else createRoot(root).render(app);
