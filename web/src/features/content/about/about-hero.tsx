import type { About } from '@institute/schema';
import { KolamFigure } from '../../../components/pictures/kolam-figure.tsx';
import { imageSources } from '../../../lib/links/file-url.ts';
import { useImageFailed } from '../../../lib/page/use-image-failed.ts';
import '../focal-point.css';
import styles from './about-hero.module.css';

/** A row of kolams, in place of a missing picture. */
const bannerSeeds = ['vaasal', 'doorstep', 'adyar'] as const;

/** The hero of the about page, above a full-width picture. */
export function AboutHero({ about }: { readonly about: About }) {
  const { title, heroDescription, heroImage } = about;
  const { failed, events } = useImageFailed();
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {heroDescription && <p>{heroDescription}</p>}
      </div>
      {heroImage && !failed ? (
        <img
          {...events}
          className={styles.image}
          {...imageSources(heroImage)}
          sizes="(min-width: 60rem) 40rem, 100vw"
          alt=""
          width={1200}
          height={675}
          fetchPriority="high"
        />
      ) : (
        <div className={`${styles.image} ${styles.banner}`}>
          {bannerSeeds.map((seed) => (
            <KolamFigure key={seed} seed={seed} inHtml />
          ))}
        </div>
      )}
    </section>
  );
}
