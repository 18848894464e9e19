import type { ReactNode } from 'react';
import styles from './rows-group.module.css';

interface RowsGroupProps {
  readonly title: string;
  /** Such as how many they are. */
  readonly note: string;
  readonly children: ReactNode;
}

/** Rows of one month or of one kind, under their name. */
export const RowsGroup = ({ title, note, children }: RowsGroupProps) => (
  <section className={styles.group}>
    <h2>
      {title} <small>{note}</small>
    </h2>
    {children}
  </section>
);
