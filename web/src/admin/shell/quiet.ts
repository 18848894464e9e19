/** The look of a text button beside the one action that stands out. */
export const quiet = { color: 'inherit', sx: { color: 'text.secondary' } } as const;
