import type { Note } from '@institute/schema';
import { dotPath } from '../../components/pictures/dot-path.ts';
import { noteText } from '../../components/proof.tsx';
import * as texts from '../../texts/en/placements.ts';
import styles from './student-dots.module.css';

const columns = 34;
/** Of more, single dots can no longer be told apart. */
export const mostDots = 2000;

interface StudentDotsProps {
  readonly some: number;
  readonly of: number;
  readonly note: Note;
}

/** A dot for each student who is counted, those who were placed filled; and the same in words. */
export function StudentDots({ some, of, note }: StudentDotsProps) {
  return (
    <figure className={styles.crowd}>
      <svg
        viewBox={`0 0 ${columns * 10} ${Math.ceil(of / columns) * 10}`}
        role="img"
        aria-label={texts.dots(of, some)}
      >
        <path className={styles.some} d={dotPath(0, some, columns)} />
        <path className={styles.rest} d={dotPath(some, of, columns)} />
      </svg>
      <figcaption>
        <p>
          <i className={styles.some} />
          {texts.dotsPlaced(some)}
        </p>
        {some < of && (
          <p>
            <i className={styles.rest} />
            {texts.dotsNotPlaced(of - some)}
          </p>
        )}
        <p className={styles.soft}>{texts.eachDot(noteText(note))}</p>
      </figcaption>
    </figure>
  );
}
