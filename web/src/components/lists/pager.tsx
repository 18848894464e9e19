import { PageLink } from '../page-link.tsx';
import { pageOf } from '../../texts/en/pager.ts';
import styles from './pager.module.css';

interface PagerProps {
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly to: (page: number) => string;
  /** The words of the links. */
  readonly before: string;
  readonly after: string;
}

/** Links to the pages before and after this one of a list; nothing where there is only one. */
export function Pager({ label, page, pages, to, before, after }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className={styles.pager}>
      {page > 1 && (
        <PageLink to={to(page - 1)} rel="prev">
          ← {before}
        </PageLink>
      )}
      <p>{pageOf(page, pages)}</p>
      {page < pages && (
        <PageLink to={to(page + 1)} rel="next">
          {after} →
        </PageLink>
      )}
    </nav>
  );
}
