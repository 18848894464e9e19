import type { ReactNode } from 'react';
import styles from './page-state.module.css';

interface PageMessageProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Stands in place of a page that has nothing to show: absent content, an unknown course. */
export function PageMessage({ title, text, children }: PageMessageProps) {
  return (
    <div className={`wrap ${styles.state}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}

interface PageLoadingProps {
  readonly label?: string;
  /** It stands for a section of a page, not for the page. */
  readonly inSection?: boolean;
}

/** Stands in place of a page whose content is on its way. */
export function PageLoading({ label = 'Loading', inSection = false }: PageLoadingProps) {
  return (
    <div className={inSection ? styles.section : `wrap ${styles.state}`} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
