/** The row of a list that is open, or has the focus. */
export const openRow = {
  backgroundColor: 'var(--indigo-wash)',
  boxShadow: 'inset 3px 0 var(--indigo)',
} as const;
