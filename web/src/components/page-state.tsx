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

/** Stands in place of a page whose content is on its way. */
export function PageLoading({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <div className={`wrap ${styles.state}`} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
