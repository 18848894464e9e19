import Box from '@mui/material/Box';

const dots = {
  new: { backgroundColor: 'var(--indigo)' },
  good: { backgroundColor: 'var(--leaf)' },
  warning: { backgroundColor: 'var(--turmeric-deep)' },
  bad: { backgroundColor: 'var(--brick)' },
  full: { border: '2px solid var(--indigo)' },
  draft: { border: '2px dashed var(--control-line)' },
  // As tall as the others, so that its word stands on their line.
  over: {
    borderRadius: 0,
    background: 'linear-gradient(var(--control-line) 0 0) center / 100% 2px no-repeat',
  },
} as const;

export type StateKind = keyof typeof dots;

interface StateDotProps {
  readonly kind: StateKind;
  readonly children: string;
}

/** A state as shape, colour and word. */
export const StateDot = ({ kind, children }: StateDotProps) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      whiteSpace: 'nowrap',
      '&::before': {
        content: '""',
        flex: 'none',
        width: 9,
        height: 9,
        borderRadius: '50%',
        ...dots[kind],
      },
    }}
  >
    <Box
      component="span"
      sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}
    >
      {children}
    </Box>
  </Box>
);
