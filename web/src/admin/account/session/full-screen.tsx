import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useOwnFacts } from '../../../lib/content/own-facts.ts';
import { Door } from '../../../components/pictures/door.tsx';

/** A narrow column beside a painted door, which stands above it on phones. */
export function FullScreen({ children }: { readonly children: ReactNode }) {
  const { mark } = useOwnFacts();
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateRows: { xs: 'auto 1fr', md: 'none' },
        gridTemplateColumns: { md: '1fr 1.15fr' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: { xs: 'end start', md: 'end center' },
          padding: { xs: '2.5rem 1.5rem 0', md: 0 },
          backgroundColor: 'var(--sunken)',
          '& > div': {
            width: { xs: '6.5rem', md: 'min(62%, 26rem)' },
            marginBottom: '0.5rem',
            marginInlineStart: { xs: '0.625rem', md: 0 },
          },
        }}
      >
        <Door seed={mark} eager />
      </Box>
      <Box
        component="main"
        data-labels="above"
        sx={{
          display: 'grid',
          alignContent: { xs: 'start', md: 'center' },
          width: '100%',
          maxWidth: '28rem',
          marginInline: 'auto',
          padding: '2rem 1.5rem',
          '& h1': { fontSize: 'var(--text-xl)' },
          '& form button[type=submit]': { width: '100%', minHeight: 48 },
          '& .MuiInputBase-root': { minHeight: 48 },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
