import type { Notes } from '@institute/schema';
import type { ReactNode } from 'react';
import { Basis, HowWeCount } from './basis.tsx';
import styles from './call-band.module.css';
import { KolamFigure } from './pictures/kolam-figure.tsx';

interface CallBandProps {
  readonly title: string;
  readonly text: string;
  /** Seed of the kolam in the background. */
  readonly seed: string;
  /** Supporting figures. */
  readonly figures?: readonly {
    readonly label: string;
    readonly value: string;
    readonly note?: string | undefined;
  }[];
  /** Of the figures, where they have any. */
  readonly notes?: Notes | undefined;
  readonly children: ReactNode;
}

/** A dark band with one call to action. */
export function CallBand({ title, text, seed, figures, notes, children }: CallBandProps) {
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.inner}`}>
        <KolamFigure seed={seed} className={styles.kolam} />
        <h2>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {figures && figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map(({ label, value, note }) => (
              <div key={label}>
                <dt>
                  {label}
                  <Basis note={note} />
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {figures && figures.length > 0 && <HowWeCount notes={notes} past="figures" />}
        <p className={styles.actions}>{children}</p>
      </div>
    </section>
  );
}
