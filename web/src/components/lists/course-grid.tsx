import type { ReactNode } from 'react';
import styles from './course-grid.module.css';

export function CourseGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
