import { createContext, use, useEffect } from 'react';
import { metaDescription } from './meta-description.ts';
import type { Subject } from './subject.ts';

/** What a page says of itself to browsers, search engines and people who share it. */
export interface Head {
  /** The page's own title; the institute's name follows it. */
  readonly title: string;
  /** Cut to what search engines show. */
  readonly description: string;
  /** Path of the page's one true address; absent where there is none, and nothing to index. */
  readonly canonicalPath?: string;
  readonly status?: 200 | 404;
  readonly subject?: Subject | undefined;
}

/** Takes the head of the page instead of the document: on the server, and for a preview. */
export const HeadSink = createContext<((head: Head) => void) | null>(null);

/** The institute's name, as the titles of pages end. */
export const siteName = 'Vaasal Institute of Technology';

export const fullTitle = (title: string): string =>
  title === siteName ? title : `${title} | ${siteName}`;

/** Fills an element of the document's head; adds it where it is missing. */
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
  document.title = fullTitle(title);
  put('meta', 'description', description);
  if (canonicalPath) {
    put('link', 'canonical', new URL(canonicalPath, document.baseURI).href);
    drop('meta[name=robots]');
  } else {
    put('meta', 'robots', 'noindex');
    drop('link[rel=canonical]');
  }
}

/**
 * Names the page that it stands in. On the server the HTML gets all of it; in the browser the
 * document's title, description and canonical address follow.
 */
export function PageHead(head: Head) {
  const sink = use(HeadSink);
  const { title, canonicalPath } = head;
  const description = metaDescription(head.description);
  sink?.({ ...head, description });
  useEffect(() => {
    if (!sink) update(title, description, canonicalPath);
  }, [sink, title, description, canonicalPath]);
  return null;
}
