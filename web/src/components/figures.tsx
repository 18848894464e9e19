import type { Note } from '@institute/schema';
import { CountUp } from './count-up.tsx';
import styles from './figures.module.css';
import { noteText, Proof, type ProofLine } from './proof.tsx';

/** A figure; with a note where only what is backed is shown. */
interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: Note | undefined;
}

interface FiguresProps {
  /** What the figures are, for screen readers: a page may have more than one group. */
  readonly name: string;
  readonly figures: readonly Figure[];
  /** What the list below the figures tells of claims that stand elsewhere. */
  readonly below?: readonly ProofLine[];
  /** Whether the numbers count up when they come into view. */
  readonly moving?: boolean;
}

const none: readonly ProofLine[] = [];

/** A group of figures, each with of how many and when; below them how they were counted (claims-6). */
export const Figures = ({ name, figures, below = none, moving }: FiguresProps) => (
  <div>
    <dl className={styles.figures}>
      {figures.map(({ label, value, note }, index) => (
        <div key={index}>
          <dt>
            {label}
            {note && <span>{` ${noteText(note)}`}</span>}
          </dt>
          <dd>{moving ? <CountUp value={value} /> : value}</dd>
        </div>
      ))}
    </dl>
    <Proof
      name={name}
      lines={[
        ...figures.flatMap(({ label, value, note }) =>
          note ? [{ figure: value, label, note }] : [],
        ),
        ...below,
      ]}
      past
    />
  </div>
);
