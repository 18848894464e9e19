import type { ReactNode } from 'react';
import { PageHead } from '../lib/page-head/page-head.tsx';
import '../theme/print.css';
import styles from './plain-page.module.css';

interface PlainPageProps {
  /** Of the document; search engines do not list it. */
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** The frame of a page without scripts, which has its print styles from the start. */
export const PlainPage = ({ title, description, children }: PlainPageProps) => (
  <>
    <PageHead title={title} description={description} />
    <div className={`wrap ${styles.page}`}>{children}</div>
  </>
);
