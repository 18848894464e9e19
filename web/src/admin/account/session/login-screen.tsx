import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Suspense, useState, type SubmitEvent } from 'react';
import { lazyComponent } from '../../../lib/page/lazy-component.tsx';
import { useOwnFacts } from '../../../lib/content/own-facts.ts';
import { PageLoading } from '../../../components/page-state.tsx';
import { paths } from '../../../config/paths.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { loginFailure } from './login-failure.ts';
import { FullScreen } from './full-screen.tsx';
import { PasswordField } from './password-field.tsx';
import { useSession } from '../../shell/session.ts';

const forgotPassword = lazyComponent(
  async () => (await import('./forgot-password.tsx')).ForgotPassword,
);

/** The login: a username or email address, and a password. */
export function LoginScreen() {
  const { session, login } = useSession();
  const ended = session.state === 'signed-out' ? session.ended : undefined;
  const [failure, setFailure] = useState('');
  const { spokenName } = useOwnFacts();
  const [busy, setBusy] = useState(false);
  const [username, setUsername] = useState('');
  const [isForgotten, setIsForgotten] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setFailure('');
    try {
      await login(String(form.get('username')), String(form.get('password')));
    } catch (error) {
      setFailure(loginFailure(error));
      setBusy(false);
    }
  }

  if (isForgotten) {
    return (
      <Suspense fallback={<PageLoading />}>
        <forgotPassword.Component username={username} onBack={() => setIsForgotten(false)} />
      </Suspense>
    );
  }
  return (
    <FullScreen>
      <Stack component="form" spacing={2.5} onSubmit={submit} aria-labelledby="login-title">
        <div>
          <Typography id="login-title" component="h1" variant="h2">
            Sign in to the dashboard
          </Typography>
          <Typography color="textSecondary">{spokenName}, for staff</Typography>
        </div>
        {ended && !failure && (
          <Alert severity="info" role="status">
            <AlertTitle>Your session has ended</AlertTitle>
            {ended} Sign in again: what you typed is kept as a draft.
          </Alert>
        )}
        {failure && <Alert severity="error">{failure}</Alert>}
        <TextField
          name="username"
          label="Username or email"
          autoComplete="username"
          defaultValue={username}
          onChange={(event) => setUsername(event.target.value)}
          required
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <BusyButton type="submit" busy={busy} busyLabel="Signing in..." size="large">
          Sign in
        </BusyButton>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 2,
            '& > *': { paddingBlock: 1.25 },
          }}
        >
          <Link
            component="button"
            type="button"
            variant="body1"
            onClick={() => setIsForgotten(true)}
          >
            Forgot password?
          </Link>
          <Link href={paths.home}>Back to the site</Link>
        </Stack>
      </Stack>
    </FullScreen>
  );
}
