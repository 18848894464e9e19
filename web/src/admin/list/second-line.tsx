import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What a cell says below its first line, smaller. */
export const SecondLine = ({ children }: { readonly children: ReactNode }) => (
  <Box component="small" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
    {children}
  </Box>
);
