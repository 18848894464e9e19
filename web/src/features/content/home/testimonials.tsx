import type { Testimonial } from '@institute/schema';
import { useEffect, useRef, useState } from 'react';
import { PauseButton } from '../../../components/pause-button.tsx';
import { SectionHead } from '../../../components/section-head.tsx';
import { PersonImage } from '../../../components/pictures/person-image.tsx';
import { useOnlyBacked } from '../../../lib/content/use-only-backed.ts';
import { useMotion } from '../../../lib/page/use-motion.ts';
import styles from './testimonials.module.css';

/** The carousel advances every 3 s if there are more than 3 testimonials (home-7). */
const advanceEvery = 3_000;
const stillUpTo = 3;

function advance(band: HTMLElement): void {
  const card = band.firstElementChild;
  if (!card) return;
  const atEnd = band.scrollLeft + band.clientWidth >= band.scrollWidth - 4;
  const step = card.getBoundingClientRect().width + parseFloat(getComputedStyle(band).columnGap);
  band.scrollTo({ left: atEnd ? 0 : band.scrollLeft + step, behavior: 'smooth' });
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
        <SectionHead id="testimonials" title="What our students say">
          {moves && <PauseButton what="testimonials" playing={playing} toggle={toggle} />}
        </SectionHead>
      </div>
      <ul
        ref={band}
        className={styles.band}
        tabIndex={0}
        aria-label="Testimonials"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {testimonials.map(({ name, role, message, image }) => (
          <li key={name + message} className={styles.card}>
            {!onlyBacked && (
              <p className={styles.stars} role="img" aria-label="Five stars">
                ★★★★★
              </p>
            )}
            <blockquote className={styles.message}>{message}</blockquote>
            <div className={styles.person}>
              <PersonImage image={image} name={name} />
              <p>
                <span className={styles.name}>{name}</span>
                <span className={styles.role}>{role}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
