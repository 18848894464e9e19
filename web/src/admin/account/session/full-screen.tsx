import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A narrow column in the middle of an otherwise empty screen. */
export function FullScreen({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', padding: 3 }}
    >
      <Box sx={{ width: 'min(100%, 24rem)' }}>{children}</Box>
    </Box>
  );
}
