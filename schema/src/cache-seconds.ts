/** Specification, section 9: cache lifetimes in seconds; `short` is defined and unused. */
export const cacheSeconds = { none: 0, short: 120, medium: 300, long: 900 } as const;
