import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FullScreen } from './session/full-screen.tsx';
import { useSession } from '../shell/session.ts';

/** For somebody who is signed in but is not an admin. */
export function NotAdminScreen({ email }: { readonly email: string }) {
  const { logout } = useSession();
  return (
    <FullScreen>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Typography component="h1" variant="h2">
          This account cannot use the dashboard
        </Typography>
        <Typography>
          You are signed in as <strong>{email}</strong>, which is not an admin of this site. Ask the
          person who manages the accounts to make it one, or sign in with another account.
        </Typography>
        <Button variant="contained" onClick={() => void logout()}>
          Sign out
        </Button>
      </Stack>
    </FullScreen>
  );
}
