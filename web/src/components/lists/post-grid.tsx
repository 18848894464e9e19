import type { ReactNode } from 'react';
import styles from './post-grid.module.css';

export function PostGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
