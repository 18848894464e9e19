import { root } from '@institute/schema';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isServed } from '../../../config/paths.ts';
import type { Article } from '../../../lib/links/article-html.ts';
import styles from './prose.module.css';

/**
 * Whether it leads to the top of another page that the app shows. A link to a section loads a document, which scrolls
 * there. Where permalinks of WordPress lead, only the server knows.
 */
const isOtherPage = ({ origin, pathname, search, hash }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  !hash &&
  pathname !== location.pathname &&
  !(search && pathname === `${root}/`) &&
  pathname.startsWith(`${root}/`) &&
  !isServed(pathname.slice(root.length));

/** Whether it is a plain click: not for a new tab or a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);

/** The text of an article. Internal links navigate within the app. */
export function Prose({ article }: { readonly article: Article }) {
  const navigate = useNavigate();
  const text = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || link.target || !isOtherPage(link) || !isPlain(event)) return;
      event.preventDefault();
      void navigate(link.pathname.slice(root.length) + link.search);
    };
    const element = text.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);

  return (
    <div ref={text} className={styles.prose} dangerouslySetInnerHTML={{ __html: article.html }} />
  );
}
