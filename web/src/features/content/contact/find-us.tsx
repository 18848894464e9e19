import type { ContactInfo } from '@institute/schema';
import { KolamFigure } from '../../../components/pictures/kolam-figure.tsx';
import { SectionHead } from '../../../components/section-head.tsx';
import { mapsLink } from '../../../lib/links/maps-link.ts';
import { siteName } from '../../../lib/page-head/page-head.tsx';
import styles from './find-us.module.css';
import { MapDrawing } from './map-drawing.tsx';

/** A drawn map that links to the real one, in a new tab. */
export function FindUs({ info }: { readonly info: ContactInfo | null | undefined }) {
  const place = [info?.address, info?.city].filter(Boolean).join(', ') || 'Chennai';
  return (
    <section className="wrap section" aria-labelledby="find-us">
      <SectionHead
        id="find-us"
        title="Find Us Here"
        text="The kolam marks our doorstep. Press the map for directions."
      />
      <a className={styles.map} href={mapsLink(info)} target="_blank" rel="noopener noreferrer">
        <MapDrawing className={styles.drawing} />
        <span className={styles.door}>
          <KolamFigure seed="vaasal" rows={5} className={styles.kolam} inHtml />
        </span>
        <span className={styles.sign}>
          <strong>{info?.companyName || siteName}</strong>
          <span>{place}</span>
          <span className={styles.action}>
            Open in Maps<span className="visually-hidden"> (in a new tab)</span>
          </span>
        </span>
      </a>
    </section>
  );
}
