import Box from '@mui/material/Box';
import { Notifications } from '../../lib/notifications/notifications.tsx';
import { PendingDeletions } from './deletion/pending-deletions.tsx';
import { aboveBar, besideRail } from './rail.ts';

/** In one column, so that none covers another: what was done, and below it what can be undone (dashboard-33). */
export const Messages = () => (
  <Box
    sx={{
      position: 'fixed',
      zIndex: 'snackbar',
      display: 'grid',
      gap: 1,
      width: 'min(24rem, calc(100vw - 2rem))',
      // Above the bar of phones; beside the rail over the form, never over its preview.
      inset: { xs: `auto 1rem ${aboveBar} auto`, lg: `auto auto 1rem ${besideRail}` },
      // The buttons of a dialog are at its foot.
      'body:has(.MuiDialog-root) &': {
        inset: { xs: '0.5rem 1rem auto auto', lg: `auto auto 1rem ${besideRail}` },
      },
      // What is between them can be pressed.
      pointerEvents: 'none',
      '& > * > *': { pointerEvents: 'auto' },
      '& > .notifications': { position: 'static', width: 'auto' },
    }}
  >
    <Notifications />
    <PendingDeletions />
  </Box>
);
