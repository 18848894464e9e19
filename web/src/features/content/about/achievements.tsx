import type { About } from '@institute/schema';
import styles from './achievements.module.css';

/** Achievements, without animation: a year should not count up. */
export function Achievements({ achievements }: Pick<About, 'achievements'>) {
  if (achievements.length === 0) return null;
  return (
    <section className="wrap" aria-label="In numbers">
      <dl className={styles.band}>
        {achievements.map(({ value, label }, index) => (
          <div key={index} className={styles.achievement}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
