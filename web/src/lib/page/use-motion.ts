import { useEffect, useRef, useState } from 'react';

/**
 * Controls an automatic animation: it runs only while visible and not paused, and starts paused for
 * visitors who prefer reduced motion.
 */
export function useMotion<Target extends Element>(moves = true) {
  const target = useRef<Target>(null);
  const [inView, setInView] = useState(false);
  const [playing, setPlaying] = useState(moves);

  useEffect(() => {
    setPlaying(moves && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [moves]);

  useEffect(() => {
    const { current } = target;
    // Nothing moves in the dashboard's preview, which is a shadow root.
    if (!playing || !current || current.getRootNode() instanceof ShadowRoot) return;
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [playing]);

  return { target, playing, running: playing && inView, toggle: () => setPlaying(!playing) };
}
