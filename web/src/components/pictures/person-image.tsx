import { fileUrl } from '../../lib/links/file-url.ts';
import { useImageFailed } from '../../lib/page/use-image-failed.ts';
import styles from './person-image.module.css';

interface PersonImageProps {
  readonly image: string | undefined;
  readonly name: string;
}

/** A person's picture, or the first letter of their name. */
export function PersonImage({ image, name }: PersonImageProps) {
  const { failed, events } = useImageFailed();
  if (image && !failed) {
    return (
      <img
        {...events}
        className={styles.image}
        src={fileUrl(image)}
        alt=""
        width={48}
        height={48}
        loading="lazy"
      />
    );
  }
  return (
    <span className={styles.image} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
