import type { About } from '@institute/schema';
import styles from './excellence.module.css';

/** How we teach, in two paragraphs. */
export function Excellence({ about }: { readonly about: About }) {
  const { excellenceTitle, excellenceParagraph1, excellenceParagraph2 } = about;
  if (!excellenceTitle && !excellenceParagraph1 && !excellenceParagraph2) return null;
  return (
    <section className={`wrap section ${styles.excellence}`}>
      {excellenceTitle && <h2>{excellenceTitle}</h2>}
      <div className={styles.text}>
        {excellenceParagraph1 && <p>{excellenceParagraph1}</p>}
        {excellenceParagraph2 && <p>{excellenceParagraph2}</p>}
      </div>
    </section>
  );
}
