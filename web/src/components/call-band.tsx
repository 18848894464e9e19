import type { ReactNode } from 'react';
import styles from './call-band.module.css';
import { KolamFigure } from './pictures/kolam-figure.tsx';

interface CallBandProps {
  readonly title: string;
  readonly text: string;
  /** Seed of the kolam in the background. */
  readonly seed: string;
  /** Figures that support the call. */
  readonly figures?: ReactNode;
  readonly children: ReactNode;
}

/** A dark band with one call to action. */
export function CallBand({ title, text, seed, figures, children }: CallBandProps) {
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.inner}`}>
        <KolamFigure seed={seed} className={styles.kolam} />
        <h2>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {figures && <div className={styles.figures}>{figures}</div>}
        <p className={styles.actions}>{children}</p>
      </div>
    </section>
  );
}
