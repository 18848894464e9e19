import './theme/tokens.css';
import './theme/base.css';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { browserContentSource } from './lib/content/browser-content-source.ts';
import { contentQueries } from './lib/content/content-queries.ts';
import { createQueryClient, hydrate, type ContentState } from './lib/content/content-state.ts';
import { findPage } from './routes.tsx';

declare global {
  interface Window {
    /** Set by the inline script of the shell; replays a click that came before the app. */
    appReady?: () => void;
  }
}

const root = document.getElementById('root')!;
const client = createQueryClient();
const state = document.getElementById('content-state')?.textContent;
if (state) hydrate(client, JSON.parse(state) as ContentState);

const queries = contentQueries(browserContentSource);

function Site() {
  useEffect(() => {
    document.documentElement.dataset['app'] = 'ready';
    window.appReady?.();
  }, []);
  return <App client={client} queries={queries} />;
}

const app = (
  <StrictMode>
    <BrowserRouter>
      <Site />
    </BrowserRouter>
  </StrictMode>
);

if (root.firstElementChild) {
  await findPage(location.pathname).page.preload();
  hydrateRoot(root, app);
} else {
  createRoot(root).render(app);
}
