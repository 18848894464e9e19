import styles from './fact-list.module.css';

interface FactListProps {
  readonly facts: readonly { readonly title: string; readonly text: string }[];
}

/** Short facts side by side, each below a hairline. */
export function FactList({ facts }: FactListProps) {
  return (
    <div className={styles.list}>
      {facts.map(({ title, text }, index) => (
        <div key={index} className={styles.fact}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}
