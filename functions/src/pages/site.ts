import type { Language } from '@institute/schema';
import type { ContentSource, readPage, renderPlainPage } from '@institute/web/entry-server';
import type { HtmlOf } from './page-html.ts';

/** The site in a language, as the build has it. */
export interface Site {
  readonly language: Language;
  readonly readPage: typeof readPage;
  readonly renderPlainPage: typeof renderPlainPage;
  readonly html: HtmlOf;
  /** Where its pages read their content. */
  readonly source: ContentSource;
  /** The same without any claim. */
  readonly withoutClaims: ContentSource;
}
