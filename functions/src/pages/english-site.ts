import { jsonLd, readPage, renderPlainPage } from '@institute/web/entry-server';
import pageHeads from '@institute/web/page-heads.json';
import plainHeads from '@institute/web/plain-heads.json';
import shell from '@institute/web/shell.html';
import { htmlOf } from './page-html.ts';
import { serverContentSource, withoutClaims } from './server-content-source.ts';
import type { Site } from './site.ts';

export const english: Site = {
  language: 'en',
  readPage,
  renderPlainPage,
  html: htmlOf({ language: 'en', jsonLd, pageHeads, plainHeads, shell }),
  source: serverContentSource,
  withoutClaims,
};
