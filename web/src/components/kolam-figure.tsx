import { useEffect, useState } from 'react';
import { KOLAM_DOT_DASHES, drawKolam, type Kolam } from '../lib/kolam/kolam.ts';
import { useSeen } from '../lib/page/use-seen.ts';
import styles from './kolam-figure.module.css';

const drawnBefore = new Map<string, Kolam>();

/** The figure of a seed; a page draws the same ones again whenever it renders. */
function figureOf(seed: string, rows: number | undefined): Kolam {
  const key = `${rows} ${seed}`;
  const kolam = drawnBefore.get(key) ?? drawKolam(seed, rows === undefined ? {} : { rows });
  drawnBefore.set(key, kolam);
  return kolam;
}

interface KolamFigureProps {
  /** The same seed always gives the same figure. */
  readonly seed: string;
  /** Rows of dots, for a small figure. */
  readonly rows?: number;
  readonly className?: string | undefined;
  /**
   * Draw it in the HTML too. Elsewhere it comes once the app runs, which keeps a list of many
   * figures out of the HTML.
   */
  readonly inHtml?: boolean;
  /** The part of the line that is drawn, from 0 to 1. */
  readonly drawn?: number;
}

/** A kolam: decoration that draws itself as one stroke when it comes into view. */
export function KolamFigure({
  seed,
  rows,
  className,
  inHtml = false,
  drawn = 1,
}: KolamFigureProps) {
  const [figure, seen] = useSeen<SVGSVGElement>();
  const [running, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  const kolam = inHtml || running ? figureOf(seed, rows) : null;
  const size = kolam?.size ?? 1;
  return (
    <svg
      ref={figure}
      className={`${styles.figure} ${className ?? ''}`}
      viewBox={`0 0 ${size} ${size}`}
      data-drawing={running && !inHtml ? (seen ? 'drawn' : 'waiting') : undefined}
      aria-hidden="true"
    >
      {kolam && (
        <>
          <path
            className={styles.line}
            d={kolam.path}
            pathLength={1}
            strokeDasharray={`${drawn} 1`}
          />
          <path className={styles.dots} d={kolam.dotPath} strokeDasharray={KOLAM_DOT_DASHES} />
        </>
      )}
    </svg>
  );
}
