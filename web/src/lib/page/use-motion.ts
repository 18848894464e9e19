import { useEffect, useRef, useState } from 'react';

/**
 * Motion that goes on by itself: it runs only while its element is on the screen and the visitor
 * has not paused it, and waits to be asked for by visitors who prefer reduced motion.
 */
export function useMotion<Target extends Element>(moves = true) {
  const target = useRef<Target>(null);
  const [inView, setInView] = useState(false);
  const [playing, setPlaying] = useState(moves);

  useEffect(() => {
    setPlaying(moves && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [moves]);

  useEffect(() => {
    if (!playing || !target.current) return;
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [playing]);

  return { target, playing, running: playing && inView, toggle: () => setPlaying(!playing) };
}
