import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A key as it is written on the keyboard. */
export const Key = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="kbd"
    aria-hidden="true"
    sx={{
      flexShrink: 0,
      paddingInline: 0.75,
      border: '1px solid var(--line)',
      borderRadius: 0.5,
      backgroundColor: 'background.default',
      color: 'text.secondary',
      fontSize: '0.75rem',
    }}
  >
    {children}
  </Box>
);
