import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether the element has been visible yet. */
export function useSeen<Target extends Element>(): [RefObject<Target | null>, boolean] {
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
