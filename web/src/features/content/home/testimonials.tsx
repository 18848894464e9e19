import type { Testimonial } from '@institute/schema';
import { useEffect, useRef, useState } from 'react';
import { PauseButton } from '../../../components/pause-button.tsx';
import { SectionHead } from '../../../components/section-head.tsx';
import { TestimonialWords } from '../../../components/testimonial-words.tsx';
import { useOnlyBacked } from '../../../lib/content/use-only-backed.ts';
import { useMotion } from '../../../lib/page/use-motion.ts';
import * as texts from '../../../texts/en/home.ts';
import styles from './testimonials.module.css';

/** The carousel advances every 3 s if there are more than 3 testimonials (home-7). */
const advanceEvery = 3_000;
const stillUpTo = 3;

/** Goes to the card after the one at the beginning, from the end to the first; cards differ in width. */
function advance(band: HTMLElement): void {
  const starts = [...band.children].map(
    (card) => (card as HTMLElement).offsetLeft - (band.firstElementChild as HTMLElement).offsetLeft,
  );
  const atEnd = band.scrollLeft + band.clientWidth >= band.scrollWidth - 4;
  const next = atEnd ? 0 : starts.find((start) => start > band.scrollLeft + 4);
  band.scrollTo({ left: next ?? 0, behavior: 'smooth' });
}

/** Testimonials: a carousel that advances while visible and can be paused. */
export function Testimonials({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  const moves = testimonials.length > stillUpTo;
  const { target, playing, running, toggle } = useMotion<HTMLElement>(moves);
  const band = useRef<HTMLUListElement>(null);
  const onlyBacked = useOnlyBacked();
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!running || held) return;
    const timer = setInterval(() => band.current && advance(band.current), advanceEvery);
    return () => clearInterval(timer);
  }, [running, held]);

  if (testimonials.length === 0) return null;
  return (
    <section ref={target} className="section" aria-labelledby="testimonials">
      <div className="wrap">
        <SectionHead id="testimonials" title={texts.testimonialsTitle}>
          {moves && (
            <PauseButton what={texts.movingTestimonials} playing={playing} toggle={toggle} />
          )}
        </SectionHead>
      </div>
      <ul
        ref={band}
        className={styles.band}
        tabIndex={0}
        aria-label={texts.testimonials}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {testimonials.map((testimonial) => (
          <li key={testimonial.name + testimonial.message} className={styles.card}>
            {!onlyBacked && (
              <p className={styles.stars} role="img" aria-label={texts.fiveStars}>
                ★★★★★
              </p>
            )}
            <TestimonialWords {...testimonial} />
          </li>
        ))}
      </ul>
    </section>
  );
}
