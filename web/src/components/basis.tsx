import { pastRecord, type Notes } from '@institute/schema';
import { paths } from '../config/paths.ts';
import styles from './basis.module.css';
import { PageLink } from './page-link.tsx';

/** Of how many, and when, beside a claim and as large as the text around it (claims-6). */
export const Basis = ({ note }: { readonly note: string | undefined }) =>
  note ? <span className={styles.basis}> {note}</span> : null;

interface HowWeCountProps {
  readonly notes: Notes | undefined;
  /** Whether there are claims of placements or salaries, and how large they are. */
  readonly past?: 'largest' | 'figures' | 'text';
}

/** Below claims that are backed: how they were counted. */
export function HowWeCount({ notes, past }: HowWeCountProps) {
  if (!notes || Object.keys(notes).length === 0) return null;
  return (
    <div className={styles.how}>
      {past && <p className={styles[past]}>{pastRecord}</p>}
      <PageLink to={paths.howWeCount}>How we count</PageLink>
    </div>
  );
}
