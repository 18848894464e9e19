import type { CountedGroup } from '@institute/schema';
import { outOf } from '../../texts/en/placements.ts';
import styles from './count-bars.module.css';

/** Groups as bars, in the order given; of how many where it is known, else beside the largest. */
export function CountBars({ groups }: { readonly groups: readonly CountedGroup[] }) {
  const largest = Math.max(...groups.map(({ some, of }) => of ?? some));
  return (
    <ol className={styles.bars}>
      {groups.map(({ name, some, of }) => (
        <li key={name}>
          <span>{name}</span>
          <b>
            {some}
            {of !== undefined && outOf(of)}
          </b>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            {of !== undefined && (
              <path className={styles.all} d={`M0 0h${(of / largest) * 100}v1H0z`} />
            )}
            <path d={`M0 0h${(some / largest) * 100}v1H0z`} />
          </svg>
        </li>
      ))}
    </ol>
  );
}
