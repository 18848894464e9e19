import { Link } from 'react-router-dom';
import styles from './filter-chips.module.css';

interface Chip {
  readonly label: string;
  /** The page with this choice made. */
  readonly to: string;
  readonly current: boolean;
  readonly count?: number;
}

interface FilterChipsProps {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly chips: readonly Chip[];
}

/** A filter: one link for each choice, so that the address names what is chosen. */
export function FilterChips({ label, chips }: FilterChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {chips.map((chip) => (
          <li key={chip.label}>
            <Link
              to={chip.to}
              replace
              preventScrollReset
              className={styles.chip}
              aria-current={chip.current ? 'true' : undefined}
            >
              {chip.label}{' '}
              {chip.count !== undefined && <span className={styles.count}>{chip.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
