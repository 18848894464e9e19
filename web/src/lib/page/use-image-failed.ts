import { useCallback, useState } from 'react';

/** Whether an image could not be loaded, also when that was before the app ran. */
export function useImageFailed() {
  const [failed, setFailed] = useState(false);
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  return { failed, events: { ref, onError: () => setFailed(true) } };
}
