import { imageSources } from '../lib/links/file-url.ts';
import { useImageFailed } from '../lib/page/use-image-failed.ts';
import styles from './cover-image.module.css';
import { KolamFigure } from './kolam-figure.tsx';

interface CoverImageProps {
  /** Link to a picture of 1200 by 675 pixels, or of another shape, which is then cut to this one. */
  readonly image: string;
  /** Seed of the kolam that stands in for a picture that is missing or cannot be loaded. */
  readonly seed: string;
  /** It stands on the first screen. */
  readonly eager?: boolean;
}

/** The picture of a page or a card: decoration beside its title. */
export function CoverImage({ image, seed, eager = false }: CoverImageProps) {
  const { failed, events } = useImageFailed();
  if (!image || failed) {
    return (
      <div className={styles.cover}>
        <KolamFigure seed={seed} className={styles.kolam} inHtml={eager} />
      </div>
    );
  }
  return (
    <img
      {...events}
      className={styles.cover}
      {...imageSources(image)}
      sizes={`(min-width: 60rem) ${eager ? 60 : 24}rem, 100vw`}
      alt=""
      width={1200}
      height={675}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
    />
  );
}
