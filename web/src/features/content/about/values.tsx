import type { About } from '@institute/schema';
import styles from './values.module.css';

interface ValuesProps {
  readonly title: string;
  readonly values: About['values'];
}

/** The institute's values. */
export function Values({ title, values }: ValuesProps) {
  if (values.length === 0) return null;
  return (
    <section className={`wrap section ${styles.values}`} aria-labelledby="values">
      <h2 id="values">{title || 'Our values'}</h2>
      <ul className={styles.list}>
        {values.map((value, index) => (
          <li key={index} className={styles.value}>
            <h3>{value.title}</h3>
            <p>{value.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
