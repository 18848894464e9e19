/** Cache lifetimes in seconds; `short` is defined and unused (api-7). */
export const cacheSeconds = { none: 0, short: 120, medium: 300, long: 900 } as const;
