import { useCallback, useState } from 'react';

/** Whether an image failed to load, even before hydration. */
export function useImageFailed() {
  const [failed, setFailed] = useState(false);
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  return { failed, events: { ref, onError: () => setFailed(true) } };
}
