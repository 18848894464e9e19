/** On phones a row wraps where its text is large. */
const onPhones = {
  // Read aloud alone, and no wider than the screen.
  '& thead': { position: 'absolute', width: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tbody tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    borderBottom: '1px solid var(--line)',
  },
  '& tbody :is(td, th)': { border: 0 },
  '& tbody th': { flex: '1 0 100%' },
  '& td': { paddingBlock: 0.5 },
  '& td.name': { flex: '1 1 8rem', minWidth: 0 },
  '& td:not(.name, :has(button))': { maxWidth: 'max(30%, 6rem)' },
  '& td, & th': { paddingInline: 0.75 },
  // Their ends stand below those of the heading.
  '& td.name, & tbody th': { paddingInlineStart: 0 },
  '& td:last-of-type': { paddingInlineEnd: 0 },
} as const;

/** How the table of a list looks: rows of one line, as far as there is room. */
export const oneLineRows = {
  '& td.name': { overflowWrap: 'anywhere' },
  '& td:not(.name)': { overflowWrap: 'break-word' },
  '& th': { whiteSpace: 'nowrap' },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '@media (width < 56.25rem)': onPhones,
  '@media (width >= 56.25rem)': {
    '& td': { paddingBlock: 0.5, height: 52 },
    '& td.name': { width: '26%', minWidth: '14rem' },
    '& td.name:first-of-type': { width: '40%' },
    '& td, & th': { paddingInline: 1 },
  },
} as const;
