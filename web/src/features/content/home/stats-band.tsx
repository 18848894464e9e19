import type { HomeStat } from '@institute/schema';
import { CountUp } from '../../../components/count-up.tsx';
import styles from './stats-band.module.css';

/** The institute in numbers. */
export function StatsBand({ stats }: { readonly stats: readonly HomeStat[] }) {
  if (stats.length === 0) return null;
  return (
    <section className="wrap" aria-label="In numbers">
      <dl className={styles.band}>
        {stats.map(({ value, label }) => (
          <div key={label} className={styles.stat}>
            <dt>{label}</dt>
            <dd>
              <CountUp value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
