import type { About } from '@institute/schema';
import { KolamFigure } from '../../../components/pictures/kolam-figure.tsx';
import styles from './mission-and-vision.module.css';

/** Mission and vision, with the same kolam begun and finished. */
export function MissionAndVision({ about }: { readonly about: About }) {
  const cards = [
    { title: about.missionTitle, text: about.missionDescription, name: 'Our mission', drawn: 0.55 },
    { title: about.visionTitle, text: about.visionDescription, name: 'Our vision', drawn: 1 },
  ].filter(({ title, text }) => title || text);
  if (cards.length === 0) return null;
  return (
    <section className={styles.band} aria-label="Mission and vision">
      <div className={`wrap ${styles.cards}`}>
        {cards.map(({ title, text, name, drawn }) => (
          <article key={name} className={styles.card}>
            <KolamFigure seed="mission" rows={5} className={styles.kolam} drawn={drawn} />
            <h2>{title || name}</h2>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
