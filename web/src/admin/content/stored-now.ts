/** Placeholder metadata, for the preview of something that is not stored yet. */
export const storedNow = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
