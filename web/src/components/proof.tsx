import { claimRecords, plainDay, pastRecord, type Note } from '@institute/schema';
import { paths } from '../config/paths.ts';
import { PageLink } from './page-link.tsx';
import styles from './proof.module.css';

/** Of how many, and when. */
export const noteText = ({ basis, period }: Note): string => `${basis}, ${period}`;

export interface ProofLine {
  readonly figure: string;
  readonly label: string;
  readonly note: Note;
}

interface ProofProps {
  /** What the figures are, for screen readers. */
  readonly name: string;
  readonly lines: readonly ProofLine[];
  /** Whether there are claims of placements or salaries. */
  readonly past?: boolean;
}

/**
 * Below a group of claims that are backed: the sentence that placements and salaries come with, as
 * large as they are, and a table of what each was counted from (claims-6).
 */
export function Proof({ name, lines, past = false }: ProofProps) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.proof}>
      {past && <p className={styles.past}>{pastRecord}</p>}
      <details className={styles.how}>
        <summary>
          How we count<span className="visually-hidden">: {name}</span>
        </summary>
        <table className={styles.ledger}>
          <thead>
            <tr>
              {['Figure', 'Of how many', 'Source', 'As of', 'Shown until'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ figure, label, note }) => (
              <tr key={label}>
                <th scope="row">{figure}</th>
                <td>{noteText(note)}</td>
                <td data-of="Source">{claimRecords[note.record]}</td>
                <td data-of="As of">{plainDay(note.asOf)}</td>
                <td data-of="Shown until">{plainDay(note.validUntil)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <PageLink to={paths.howWeCount}>All figures and their sources</PageLink>
        </p>
      </details>
    </div>
  );
}
