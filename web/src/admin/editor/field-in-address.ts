import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openField } from '../preview/open-field.ts';

/** Opens the field that the address names, as in `/admin/home#heroImage` (editing-4). */
export function useFieldInAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const path = decodeURIComponent(hash.slice(1));
    if (path) void openField(path);
  }, [hash]);
}
