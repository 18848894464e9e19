import { useState } from 'react';
import { fileUrl } from '../lib/file-url.ts';
import styles from './person-image.module.css';

interface PersonImageProps {
  readonly image: string | undefined;
  readonly name: string;
}

/** A person's picture, else the first letter of their name. */
export function PersonImage({ image, name }: PersonImageProps) {
  const [failed, setFailed] = useState(false);
  if (image && !failed) {
    return (
      <img
        className={styles.image}
        src={fileUrl(image)}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        onError={() => setFailed(true)}
      />
    );
  }
  return (
    <span className={styles.image} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
