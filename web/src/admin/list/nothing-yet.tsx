import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { KolamFigure } from '../../components/pictures/kolam-figure.tsx';

interface NothingYetProps {
  /** Seed of the figure. */
  readonly seed: string;
  /** That there is nothing. */
  readonly text: string;
  /** What to do about it. */
  readonly children?: ReactNode;
}

/** Stands where nothing is yet: an unfinished kolam, and what to do next. */
export const NothingYet = ({ seed, text, children }: NothingYetProps) => (
  <Box
    sx={{
      display: 'grid',
      justifyItems: 'center',
      textAlign: 'center',
      gap: 1.5,
      paddingBlock: 5,
      color: 'primary.main',
      '& svg': { width: 96, height: 96 },
    }}
  >
    <KolamFigure seed={seed} drawn={0.6} />
    <Typography color="textPrimary">{text}</Typography>
    {children && (
      <Typography component="div" color="textSecondary">
        {children}
      </Typography>
    )}
  </Box>
);
