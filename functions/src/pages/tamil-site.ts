import { jsonLd, readPage, renderPlainPage } from '@institute/web/ta/entry-server';
import pageHeads from '@institute/web/ta/page-heads.json';
import plainHeads from '@institute/web/ta/plain-heads.json';
import shell from '@institute/web/ta/shell.html';
import { htmlOf } from './page-html.ts';
import { tamilSources } from './server-content-source.ts';
import type { Site } from './site.ts';

/** Loaded at the first request for a page in Tamil. */
export const tamil: Site = {
  language: 'ta',
  readPage,
  renderPlainPage,
  html: htmlOf({ language: 'ta', jsonLd, pageHeads, plainHeads, shell }),
  ...tamilSources,
};
