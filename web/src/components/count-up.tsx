import { useEffect, useState } from 'react';
import { formatStatValue, parseStatValue } from '../lib/stat-value.ts';
import { useSeen } from '../lib/use-seen.ts';
import styles from './count-up.module.css';

/** A stat counts up for this long, in milliseconds (home-3). */
const duration = 2_500;

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** The part of the way counted so far, from 0 to 1: from when it is seen, if motion is welcome. */
function useCounting(seen: boolean): number {
  const [part, setPart] = useState(1);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (!seen) return setPart(0);
    const began = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const elapsed = Math.min(1, Math.max(0, now - began) / duration);
      setPart(elapsed);
      if (elapsed < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [seen]);
  return easeOut(part);
}

/** A stat whose number counts up when it comes into view; screen readers get the value alone. */
export function CountUp({ value }: { readonly value: string }) {
  const [target, seen] = useSeen<HTMLSpanElement>();
  const part = useCounting(seen);
  const parsed = parseStatValue(value);
  if (!parsed) return <span>{value}</span>;
  return (
    <span ref={target} className={styles.value}>
      <span className={part < 1 ? styles.sizer : undefined}>
        {formatStatValue(parsed, parsed.number)}
      </span>
      {part < 1 && <span aria-hidden="true">{formatStatValue(parsed, parsed.number * part)}</span>}
    </span>
  );
}
