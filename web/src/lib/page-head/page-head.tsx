import { createContext, use, useEffect } from 'react';

/** What a page says of itself to browsers, search engines and people who share it. */
export interface Head {
  /** The page's own title; the institute's name follows it. */
  readonly title: string;
  readonly description: string;
  /** Path of the page's one true address; absent where there is none (a page not found). */
  readonly canonicalPath?: string;
  readonly status?: 200 | 404;
}

/** Takes the head of the page that is rendered on the server. */
export const HeadSink = createContext<((head: Head) => void) | null>(null);

/** The institute's name, as the titles of pages end. */
export const siteName = 'Vaasal Institute of Technology';

export const fullTitle = (title: string): string =>
  title === siteName ? title : `${title} | ${siteName}`;

function setAttribute(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** Names the page that it stands in. On the server the HTML gets it, in the browser the document. */
export function PageHead(head: Head) {
  const sink = use(HeadSink);
  sink?.(head);
  const { title, description, canonicalPath } = head;
  useEffect(() => {
    document.title = fullTitle(title);
    setAttribute('meta[name=description]', 'content', description);
    if (canonicalPath)
      setAttribute('link[rel=canonical]', 'href', new URL(canonicalPath, document.baseURI).href);
  }, [title, description, canonicalPath]);
  return null;
}
