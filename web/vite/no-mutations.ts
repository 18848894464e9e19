/**
 * Stands for TanStack Query's mutations, of which the site has none: it writes by calls of its API. What its client calls
 * of their cache is here; with the rest every page would load 1.1 KB more.
 */
export class MutationCache {
  resumePausedMutations = async (): Promise<void> => {};
  clear = (): void => {};
}
