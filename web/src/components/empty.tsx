import type { ReactNode } from 'react';
import styles from './empty.module.css';
import { KolamFigure } from './pictures/kolam-figure.tsx';

interface EmptyProps {
  readonly title: string;
  /** What is so, and the nearest thing that exists. */
  readonly text: ReactNode;
  /** What to press. */
  readonly children?: ReactNode;
}

/** A list without entries: an unfinished kolam, what that means, and what to press. */
export const Empty = ({ title, text, children }: EmptyProps) => (
  <div className={styles.empty}>
    <KolamFigure seed={title} drawn={0.62} />
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  </div>
);
