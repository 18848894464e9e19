import { createContext } from 'react';

/** Prefetches code and content of the page at a path. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);
