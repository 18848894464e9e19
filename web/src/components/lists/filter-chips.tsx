import { Link } from 'react-router-dom';
import styles from './filter-chips.module.css';

interface Chip {
  readonly label: string;
  /** Address of the page with this choice. */
  readonly to: string;
  readonly current: boolean;
  readonly count?: number;
}

interface FilterChipsProps {
  /** What is filtered, for screen readers. */
  readonly label: string;
  readonly chips: readonly Chip[];
}

/** A filter made of links, so that the address contains the choice. */
export function FilterChips({ label, chips }: FilterChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {chips.map((chip) => (
          <li key={chip.label}>
            <Link
              to={chip.to}
              discover="none"
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
