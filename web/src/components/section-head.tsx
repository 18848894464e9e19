import type { ReactNode } from 'react';
import styles from './section-head.module.css';

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** A link for the whole section, or a group of them. */
  readonly children?: ReactNode;
}

export function SectionHead({ id, title, text, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </div>
  );
}
