import type { ComponentProps, ReactNode } from 'react';
import { PageHead } from '../lib/page-head/page-head.tsx';
import '../theme/by-day.css';
import '../theme/print.css';
import '../theme/tamil-face.css';
import styles from './plain-page.module.css';

interface PlainPageProps {
  /** Of the document; search engines do not list it. */
  readonly title: string;
  readonly description: string;
  /** Of its text, if that is not English. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of a page without scripts, which has its print styles from the start. */
export const PlainPage = ({ title, description, lang, children }: PlainPageProps) => (
  <>
    <PageHead title={title} description={description} />
    <div className={`wrap ${styles.page}`} lang={lang}>
      {children}
    </div>
  </>
);

/** What is so at the moment, such as why a form was refused. */
export const Notice = ({ children, ...rest }: ComponentProps<'p'>) => (
  <p className={styles.notice} {...rest}>
    {children}
  </p>
);

interface ColumnsProps {
  /** What the page is about. */
  readonly subject: ReactNode;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** Two columns where there is room. */
export const Columns = ({ subject, children }: ColumnsProps) => (
  <div className={styles.columns}>
    {subject}
    <div className={styles.acts}>{children}</div>
  </div>
);
