import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FullScreen } from './full-screen.tsx';
import { useSession } from '../../shell/session.ts';

/** When the account could not be checked, most likely for lack of a connection. */
export function SessionFailedScreen() {
  const { logout } = useSession();
  return (
    <FullScreen>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Typography component="h1" variant="h2">
          Could not check your account
        </Typography>
        <Typography>Check the internet connection, then try again.</Typography>
        <Button variant="contained" onClick={() => location.reload()}>
          Try again
        </Button>
        <Button onClick={() => void logout()}>Sign out</Button>
      </Stack>
    </FullScreen>
  );
}
