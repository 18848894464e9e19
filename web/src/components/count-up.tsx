import { useEffect, useRef } from 'react';
import { formatStatValue, parseStatValue } from '../lib/content/stat-value.ts';
import styles from './count-up.module.css';

/** Duration of the animation, in milliseconds (home-3). */
const duration = 2_500;

/** Share of the element that has to be visible to start the animation. */
const inView = 0.5;

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** Calls `draw` every frame for `duration`. Returns a function that stops it. */
function draw(frame: (part: number) => void): () => void {
  const began = performance.now();
  let request = requestAnimationFrame(function next(now) {
    const elapsed = Math.min(1, Math.max(0, now - began) / duration);
    frame(easeOut(elapsed));
    if (elapsed < 1) request = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(request);
}

/**
 * A stat that counts up when it scrolls into view, but not if it is in view from the start. The
 * text is always the final value; the animated one is an attribute that CSS displays on screens.
 */
export function CountUp({ value }: { readonly value: string }) {
  const target = useRef<HTMLSpanElement>(null);
  const parsed = parseStatValue(value);

  useEffect(() => {
    const element = target.current;
    const counted = parseStatValue(value);
    if (!element || !counted || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let end = () => {};
    let wasAway = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = (entries.at(-1)?.intersectionRatio ?? 0) >= inView;
        if (seen && wasAway) {
          observer.disconnect();
          end = draw((part) => {
            if (part < 1)
              element.dataset['drawn'] = formatStatValue(counted, counted.number * part);
            else delete element.dataset['drawn'];
          });
        }
        wasAway = !seen;
      },
      { threshold: inView },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      end();
      delete element.dataset['drawn'];
    };
  }, [value]);

  return (
    <span ref={target} className={styles.value}>
      {parsed ? formatStatValue(parsed, parsed.number) : value}
    </span>
  );
}
