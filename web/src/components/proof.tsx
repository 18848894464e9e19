import { claimRecords, plainDay, pastRecord, type Note } from '@institute/schema';
import { paths } from '../config/paths.ts';
import * as texts from '../texts/en/proof.ts';
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
          {texts.title}
          <span className="visually-hidden">{texts.ofGroup(name)}</span>
        </summary>
        <table className={styles.ledger}>
          <thead>
            <tr>
              {texts.columns.map((title) => (
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
                <td data-of={texts.columns[2]}>{claimRecords[note.record]}</td>
                <td data-of={texts.columns[3]}>{plainDay(note.asOf)}</td>
                <td data-of={texts.columns[4]}>{plainDay(note.validUntil)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <PageLink to={paths.howWeCount}>{texts.allFigures}</PageLink>
        </p>
      </details>
    </div>
  );
}
