import { seatsText } from '../../lib/batches/batch-text.ts';
import styles from './seats-left.module.css';

interface SeatsLeftProps {
  readonly left: number;
  /** A batch has seats, a demo class places. */
  readonly what?: 'seat' | 'place';
}

/** How many seats are left, where few are, with a dot for each. */
export function SeatsLeft({ left, what }: SeatsLeftProps) {
  const text = seatsText(left, what);
  return (
    text && (
      <span className={styles.seats}>
        <svg viewBox={`0 0 ${left * 12 - 4} 8`} height="8" aria-hidden="true">
          <path d={`M4 4h${left * 12 - 11}`} strokeDasharray="0 12" />
        </svg>
        {text}
      </span>
    )
  );
}
