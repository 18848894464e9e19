/**
 * Accepted advisories about production packages, by number (GHSA-…), each with the reason: why it
 * is harmless here, and what would resolve it.
 */
export const acceptedAdvisories: Readonly<Record<string, string>> = {};
