import type { ReactNode } from 'react';
import styles from './call-band.module.css';
import { KolamFigure } from './kolam-figure.tsx';

interface CallBandProps {
  readonly title: string;
  readonly text: string;
  /** Seed of the kolam in the background. */
  readonly seed: string;
  /** Supporting figures. */
  readonly figures?: readonly { readonly label: string; readonly value: string }[];
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
        {figures && figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.actions}>{children}</p>
      </div>
    </section>
  );
}
