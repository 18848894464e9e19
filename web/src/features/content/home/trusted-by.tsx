import { defaultTrustStats } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { Basis, HowWeCount } from '../../../components/basis.tsx';
import { useOnlyBacked } from '../../../lib/content/use-only-backed.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import styles from './trusted-by.module.css';

/** Student count and ratings, with defaults for a failed read. */
export function TrustedBy() {
  const { data } = useQuery(useContentQueries().singleton('trustStats'));
  const onlyBacked = useOnlyBacked();
  const stats = data ?? (onlyBacked ? undefined : defaultTrustStats);
  if (!stats) return null;
  const { studentCount, studentLabel, ratingPlatforms } = stats;
  if (onlyBacked && !studentCount && ratingPlatforms.length === 0) return null;
  const notes = data?.notes;
  return (
    <section className="wrap section" aria-label="Trusted by">
      <div className={styles.band}>
        {studentCount && (
          <p className={styles.count}>
            <span className={styles.lead}>Trusted by</span>
            <strong>{studentCount}</strong> {studentLabel}
            <Basis note={notes?.['trustStats.studentCount']} />
          </p>
        )}
        <ul className={styles.platforms}>
          {ratingPlatforms
            .filter(({ isActive }) => isActive)
            .map(({ name, rating, color }) => (
              <li key={name} className={styles.platform}>
                <svg className={styles.mark} viewBox="0 0 2 2" aria-hidden="true">
                  <circle cx="1" cy="1" r="1" fill={color} />
                </svg>
                <span>{name}</span>
                <span className={styles.rating}>
                  <span aria-hidden="true">★ </span>
                  {rating.toFixed(1)}
                  <span className="visually-hidden"> out of 5</span>
                </span>
                <Basis note={notes?.[`${name} ${rating.toFixed(1)} out of 5`]} />
              </li>
            ))}
        </ul>
      </div>
      <HowWeCount notes={notes} />
    </section>
  );
}
