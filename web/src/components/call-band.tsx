import type { ReactNode } from 'react';
import styles from './call-band.module.css';
import { KolamFigure } from './kolam-figure.tsx';

interface CallBandProps {
  readonly title: string;
  readonly text: string;
  /** Seed of the kolam that stands behind it. */
  readonly seed: string;
  readonly children: ReactNode;
}

/** A dark band with one clear call. */
export function CallBand({ title, text, seed, children }: CallBandProps) {
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.inner}`}>
        <KolamFigure seed={seed} className={styles.kolam} />
        <h2>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        <p className={styles.actions}>{children}</p>
      </div>
    </section>
  );
}
