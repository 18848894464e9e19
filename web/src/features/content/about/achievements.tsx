import type { About, Notes } from '@institute/schema';
import { Basis, HowWeCount } from '../../../components/basis.tsx';
import styles from './achievements.module.css';

/** Achievements, without animation: a year should not count up. */
export function Achievements({
  achievements,
  notes,
}: Pick<About, 'achievements'> & { readonly notes: Notes | undefined }) {
  if (achievements.length === 0) return null;
  return (
    <section className="wrap" aria-label="In numbers">
      <dl className={styles.band}>
        {achievements.map(({ value, label }, index) => (
          <div key={index} className={styles.achievement}>
            <dt>
              {label}
              <Basis note={notes?.[`${value} ${label}`]} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <HowWeCount notes={notes} past="figures" />
    </section>
  );
}
