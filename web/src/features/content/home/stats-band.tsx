import type { HomeStat, Notes } from '@institute/schema';
import { Basis, HowWeCount } from '../../../components/basis.tsx';
import { CountUp } from '../../../components/count-up.tsx';
import styles from './stats-band.module.css';

interface StatsBandProps {
  readonly stats: readonly HomeStat[];
  readonly notes: Notes | undefined;
}

/** The institute in numbers. */
export function StatsBand({ stats, notes }: StatsBandProps) {
  if (stats.length === 0) return null;
  return (
    <section className="wrap" aria-label="In numbers">
      <dl className={styles.band}>
        {stats.map(({ value, label }) => (
          <div key={label} className={styles.stat}>
            <dt>
              {label}
              <Basis note={notes?.[`${value} ${label}`]} />
            </dt>
            <dd>
              <CountUp value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <HowWeCount notes={notes} past="figures" />
    </section>
  );
}
