import { useEffect, useState, useRef, type RefObject } from 'react';
import { KOLAM_DOT_DASHES, drawKolam, type Kolam } from '../../lib/kolam/kolam.ts';
import styles from './kolam-figure.module.css';

/** Whether the element has been visible yet. */
function useSeen<Target extends Element>(): [RefObject<Target | null>, boolean] {
  const target = useRef<Target>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !target.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { threshold: 0.2 },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [seen]);
  return [target, seen];
}

const drawnBefore = new Map<string, Kolam>();

/** Cache of the figures by seed: a page draws the same ones at every render. */
function figureOf(seed: string, rows: number | undefined): Kolam {
  const key = `${rows} ${seed}`;
  const kolam = drawnBefore.get(key) ?? drawKolam(seed, rows === undefined ? {} : { rows });
  drawnBefore.set(key, kolam);
  return kolam;
}

interface KolamFigureProps {
  /** The same seed always gives the same figure. */
  readonly seed: string;
  /** Rows of dots; few for a small figure. */
  readonly rows?: number | undefined;
  readonly className?: string | undefined;
  /**
   * Whether it is part of the HTML. Otherwise it appears after hydration, which keeps lists of many
   * figures out of the HTML.
   */
  readonly inHtml?: boolean;
  /** Share of the line that is drawn, from 0 to 1. */
  readonly drawn?: number;
}

/** A kolam: decoration that draws itself in one stroke when it comes into view. */
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
            // A dash of the whole length leaves a gap in a line that does not draw itself.
            strokeDasharray={inHtml && drawn === 1 ? undefined : `${drawn} 1`}
          />
          <path className={styles.dots} d={kolam.dotPath} strokeDasharray={KOLAM_DOT_DASHES} />
        </>
      )}
    </svg>
  );
}
