import { createContext } from 'react';

/** Fetches the code and content of the page at a path, before the visitor goes there. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);
