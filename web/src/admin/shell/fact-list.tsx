import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { largeText } from './large-text.ts';

/** A label and what is known. */
export type Fact = readonly [label: string, fact: ReactNode];

/** Facts, one below the other; what is not known is left out. */
export const FactList = ({ facts, ...props }: BoxProps & { readonly facts: readonly Fact[] }) => (
  <Box component="dl" {...props}>
    {facts
      .filter(([, fact]) => fact)
      .map(([label, fact]) => (
        <Box
          key={label}
          sx={{
            display: 'grid',
            gridTemplateColumns: '7rem minmax(0, 1fr)',
            columnGap: 1.5,
            marginBottom: 0.5,
            overflowWrap: 'anywhere',
            [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
          }}
        >
          <Typography component="dt" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ margin: 0, whiteSpace: 'pre-line' }}>
            {fact}
          </Typography>
        </Box>
      ))}
  </Box>
);
