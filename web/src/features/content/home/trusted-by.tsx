import { defaultTrustStats, institute } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { noteText, Proof } from '../../../components/proof.tsx';
import { useOnlyBacked } from '../../../lib/content/use-only-backed.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import * as texts from '../../../texts/en/home.ts';
import styles from './trusted-by.module.css';

/** Student count and ratings; of the first institute, with defaults for a failed read. */
export function TrustedBy() {
  const { data } = useQuery(useContentQueries().singleton('trustStats'));
  const onlyBacked = useOnlyBacked();
  const stats = data ?? (onlyBacked || !institute.fixedTexts ? undefined : defaultTrustStats);
  if (!stats) return null;
  const { studentCount, studentLabel, ratingPlatforms } = stats;
  if (onlyBacked && !studentCount && ratingPlatforms.length === 0) return null;
  const notes = data?.notes;
  const ofStudents = notes?.['trustStats.studentCount'];
  const platforms = ratingPlatforms
    .filter(({ isActive }) => isActive)
    .map((each) => ({ ...each, note: notes?.[`${each.name} ${each.rating.toFixed(1)} out of 5`] }));
  const lines = [
    { figure: studentCount, label: studentLabel, note: ofStudents },
    ...platforms.map(({ name, rating, note }) => ({
      figure: rating.toFixed(1),
      label: name,
      note,
    })),
  ].flatMap(({ note, ...line }) => (note ? [{ ...line, note }] : []));
  return (
    <section className="wrap section" aria-label={texts.trustedBy}>
      <div className={styles.band}>
        {studentCount && (
          <p className={styles.count}>
            <span className={styles.soft}>{texts.trustedBy}</span>
            <strong>{studentCount}</strong>
            {` ${studentLabel}`}
            {ofStudents && <span className={styles.soft}>{` ${noteText(ofStudents)}`}</span>}
          </p>
        )}
        <ul className={styles.platforms}>
          {platforms.map(({ name, rating, color, url, note }) => (
            <li key={name} className={styles.platform}>
              <b>
                <svg className={styles.mark} viewBox="0 0 2 2" aria-hidden="true">
                  <circle cx="1" cy="1" r="1" fill={color} />
                </svg>
                {url ? (
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </b>
              <span>
                <span aria-hidden="true">★ </span>
                {`${rating.toFixed(1)} `}
                <span className={styles.soft}>
                  {[texts.outOfFive, note && noteText(note)].filter(Boolean).join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <Proof name={texts.trustedBy} lines={lines} />
      </div>
    </section>
  );
}
