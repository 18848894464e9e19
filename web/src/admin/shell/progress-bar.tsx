import Box from '@mui/material/Box';

interface ProgressBarProps {
  /** From 0 to 1; at 0 it only says that something is under way. */
  readonly value: number;
  readonly label: string;
}

/** How far something is. */
export const ProgressBar = ({ value, label }: ProgressBarProps) => (
  <Box
    component="progress"
    aria-label={label}
    value={value > 0 ? value : undefined}
    sx={{ width: '100%', height: 8, accentColor: 'var(--mui-palette-primary-main)' }}
  />
);
