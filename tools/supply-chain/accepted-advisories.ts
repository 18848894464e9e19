/**
 * Advisories about production packages that the site lives with, by their number (GHSA-…), each with
 * the reason: why it does no harm here, and what is waited for.
 */
export const acceptedAdvisories: Readonly<Record<string, string>> = {};
