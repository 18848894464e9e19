import type { ReactNode } from 'react';
import { loading } from '../texts/en/parts.ts';
import styles from './page-state.module.css';
import { KolamFigure } from './pictures/kolam-figure.tsx';

interface PageMessageProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** In place of a page without content, such as an unknown course: an unfinished kolam, and what is so. */
export function PageMessage({ title, text, children }: PageMessageProps) {
  return (
    <div className={`wrap ${styles.state}`}>
      <KolamFigure seed="unfinished" drawn={0.62} inHtml />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}

interface PageLoadingProps {
  readonly label?: string;
  /** Whether it fills only a section of a page. */
  readonly inSection?: boolean;
}

/** Loading state of a page. */
export function PageLoading({ label = loading, inSection = false }: PageLoadingProps) {
  return (
    <div className={inSection ? styles.section : `wrap ${styles.state}`} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
