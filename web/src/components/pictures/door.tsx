import { imageSources } from '../../lib/links/file-url.ts';
import { useImageFailed } from '../../lib/page/use-image-failed.ts';
import styles from './door.module.css';
import { KolamFigure } from './kolam-figure.tsx';
import painted from './painted.module.css';

/** Colours of doors, in turns. */
export const doorColors = ['indigo', 'brick', 'leaf', 'turmeric'] as const;

export type DoorColor = (typeof doorColors)[number];

interface DoorProps {
  /** Seed of the kolam that stands in it without a photo; a small one has its first letter. */
  readonly seed: string;
  readonly image?: string | undefined;
  readonly color?: DoorColor | undefined;
  /** Rows of dots of the kolam; few for a narrow door. */
  readonly rows?: number | undefined;
  /** `sizes` of the photo: how wide it is shown. */
  readonly sizes?: string;
  /** Whether it is above the fold. */
  readonly eager?: boolean;
  /** Whether it stands beside a name, 2.5 rem wide. */
  readonly isSmall?: boolean;
  readonly className?: string | undefined;
}

/** A painted door on a threshold. A person stands in it, or their kolam. */
export function Door({
  seed,
  image,
  color = 'indigo',
  rows,
  isSmall = false,
  sizes = '12rem',
  eager = false,
  className = '',
}: DoorProps) {
  const { failed, events } = useImageFailed();
  const hasImage = image && !failed;
  return (
    <div
      className={`${painted.painted} ${styles.door} ${className}`}
      data-color={color}
      data-photo={hasImage || undefined}
      data-small={isSmall || undefined}
    >
      {hasImage && (
        <img
          {...events}
          {...imageSources(image)}
          sizes={sizes}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
        />
      )}
      {!hasImage && !isSmall && <KolamFigure seed={seed} rows={rows} inHtml={eager} />}
      {!hasImage && isSmall && <span aria-hidden="true">{[...seed.trim()][0]?.toUpperCase()}</span>}
    </div>
  );
}
