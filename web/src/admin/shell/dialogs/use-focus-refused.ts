import { useEffect, useRef, type RefObject } from 'react';

/** Has the focus go to the first refused field, once after each try, of which the function that it returns is told. */
export function useFocusRefused(root: RefObject<HTMLElement | null>): () => void {
  const isTried = useRef(false);
  useEffect(() => {
    const refused = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!isTried.current || !refused) return;
    isTried.current = false;
    refused.focus();
  });
  return () => {
    isTried.current = true;
  };
}
