import { imageSources } from '../../lib/links/file-url.ts';
import { useImageFailed } from '../../lib/page/use-image-failed.ts';
import styles from './cover-image.module.css';
import { KolamFigure } from './kolam-figure.tsx';

interface CoverImageProps {
  /** URL of a picture, cropped to the ratio of 1200 by 675 pixels. */
  readonly image: string;
  /** Seed of the fallback kolam, for a picture that is missing or fails to load. */
  readonly seed: string;
  /** Whether it is above the fold. */
  readonly eager?: boolean;
}

/** The cover image of a page or a card; decoration beside its title. */
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
