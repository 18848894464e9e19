import { useState } from 'react';
import { PageLink } from '../../components/page-link.tsx';
import { KolamFigure } from '../../components/pictures/kolam-figure.tsx';
import { paths } from '../../config/paths.ts';
import { fileUrl } from '../../lib/links/file-url.ts';
import styles from './logo.module.css';

/** The institute's logo, or its mark and name; links to home. */
export function Logo({ image }: { readonly image: string }) {
  const [failed, setFailed] = useState(false);
  return (
    <PageLink to={paths.home} className={styles.logo} aria-label="Vaasal Institute, home">
      {image && !failed ? (
        <img src={fileUrl(image)} alt="" height={40} onError={() => setFailed(true)} />
      ) : (
        <>
          <KolamFigure seed="vaasal" rows={5} className={styles.mark} inHtml />
          <span className={styles.name}>Vaasal</span>
        </>
      )}
    </PageLink>
  );
}
