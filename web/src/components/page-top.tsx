import type { ReactNode } from 'react';
import styles from './page-top.module.css';
import { KolamFigure } from './pictures/kolam-figure.tsx';

interface PageTopProps {
  readonly title: string;
  /** Seed of a kolam beside the title. */
  readonly seed?: string;
  /** The lead. */
  readonly children?: ReactNode;
}

/** The head of a page: its title, one sentence, and a kolam where the page has no other picture. */
export const PageTop = ({ title, seed, children }: PageTopProps) => (
  <div className={styles.top} data-drawn={Boolean(seed) || undefined}>
    <h1>{title}</h1>
    {seed && <KolamFigure seed={seed} rows={9} className={styles.kolam} inHtml />}
    {children && <p>{children}</p>}
  </div>
);
