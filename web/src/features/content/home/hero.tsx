import type { Home } from '@institute/schema';
import { ButtonLink } from '../../../components/button.tsx';
import { KolamFigure } from '../../../components/pictures/kolam-figure.tsx';
import { paths } from '../../../config/paths.ts';
import { imageSources } from '../../../lib/links/file-url.ts';
import '../focal-point.css';
import styles from './hero.module.css';

/** The hero of the home page, with two ways to start. */
export function Hero({ home }: { readonly home: Home }) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.words}>
        <h1>{home.heroTitle}</h1>
        <p className={styles.description}>{home.heroDescription}</p>
        <p className={styles.actions}>
          <ButtonLink to={paths.courses}>Explore Courses</ButtonLink>
          <ButtonLink to={paths.contact} kind="secondary">
            Get Free Demo
          </ButtonLink>
        </p>
      </div>
      {home.heroImage ? (
        <img
          className={styles.image}
          {...imageSources(home.heroImage)}
          sizes="(min-width: 60rem) 40rem, 100vw"
          alt=""
          width={1200}
          height={900}
          fetchPriority="high"
        />
      ) : (
        <KolamFigure seed={home.heroTitle} className={styles.kolam} inHtml />
      )}
    </section>
  );
}
