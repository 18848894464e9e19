import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { KolamFigure } from '../../../components/kolam-figure.tsx';

interface EmptyListProps {
  /** What the list would have, such as `courses`. */
  readonly several: string;
  /** What to do about it. */
  readonly children: ReactNode;
}

/** Stands where a list has nothing yet: an unfinished kolam, and what to do next. */
export const EmptyList = ({ several, children }: EmptyListProps) => (
  <Box
    sx={{
      display: 'grid',
      justifyItems: 'center',
      gap: 1.5,
      paddingBlock: 5,
      color: 'primary.main',
      '& svg': { width: 96, height: 96 },
    }}
  >
    <KolamFigure seed={several} drawn={0.6} />
    <Typography color="textPrimary">There are no {several} yet.</Typography>
    <Typography color="textSecondary">{children}</Typography>
  </Box>
);
