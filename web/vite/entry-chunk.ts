import type { Rolldown } from 'vite';

/** The chunk where the app begins. */
export const entryChunk = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk | undefined =>
  Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/entry-client.tsx')));
