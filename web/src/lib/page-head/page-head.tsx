import { addressOf } from '@institute/schema';
import { createContext, use, useEffect } from 'react';
import { useOwnFacts } from '../content/own-facts.ts';
import * as texts from '../../texts/en/page-head.ts';
import { metaDescription } from './meta-description.ts';
import type { Subject } from './subject.ts';

/** Metadata of a page, for browsers, search engines and link previews. */
export interface Head {
  /** The page's own title; the institute's name is appended. */
  readonly title: string;
  /** Truncated to the length that search engines show. */
  readonly description: string;
  /** Canonical path; absent for pages that should not be indexed. */
  readonly canonicalPath?: string;
  readonly status?: 200 | 404;
  readonly subject?: Subject | undefined;
}

/** With the title that browsers show. */
export interface FullHead extends Head {
  readonly fullTitle: string;
}

/** Receives the metadata instead of the document: on the server, and for a preview. */
export const HeadSink = createContext<((head: FullHead) => void) | null>(null);

/** The title with the institute's name after it, unless it is that. */
const fullTitle = (title: string, name: string): string =>
  title === name ? title : `${title} | ${name}`;

/** Title and description of a page of a list, which differ from those of the first. */
export const ofPage = (title: string, description: string, page: number) =>
  page > 1
    ? {
        title: texts.titleOfPage(title, page),
        description: texts.descriptionOfPage(description, page),
      }
    : { title, description };

/** Sets an element of the document's head, creating it if necessary. */
function put(element: 'meta' | 'link', name: string, value: string): void {
  const [key, attribute] = element === 'meta' ? ['name', 'content'] : ['rel', 'href'];
  let found = document.head.querySelector(`${element}[${key}=${name}]`);
  if (!found) {
    found = document.head.appendChild(document.createElement(element));
    found.setAttribute(key, name);
  }
  found.setAttribute(attribute, value);
}

const drop = (selector: string): void => document.head.querySelector(selector)?.remove();

function update(title: string, description: string, canonicalPath: string | undefined): void {
  document.title = title;
  put('meta', 'description', description);
  if (canonicalPath) {
    put('link', 'canonical', new URL(addressOf(canonicalPath), document.baseURI).href);
    drop('meta[name=robots]');
  } else {
    put('meta', 'robots', 'noindex');
    drop('link[rel=canonical]');
  }
}

/**
 * Sets the page's metadata. On the server all of it goes into the HTML; in the browser only title,
 * description and canonical link are updated.
 */
export function PageHead(head: Head) {
  const sink = use(HeadSink);
  const { canonicalPath } = head;
  const title = fullTitle(head.title, useOwnFacts().name);
  const description = metaDescription(head.description);
  sink?.({ ...head, description, fullTitle: title });
  useEffect(() => {
    if (!sink) update(title, description, canonicalPath);
  }, [sink, title, description, canonicalPath]);
  return null;
}
