import { newPassword, passwordMinLength, type OpenInvitation } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { PageLoading } from '../../components/page-state.tsx';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { PageHead } from '../../lib/page-head/page-head.tsx';
import { useSession } from '../shell/session.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { reasonOf } from './reason-of.ts';
import { FullScreen } from './session/full-screen.tsx';
import { PasswordField } from './session/password-field.tsx';
import { ReadFailure } from '../shell/read-state.tsx';

interface InvitationLink {
  readonly id: string;
  readonly secret: string;
}

interface ChoosePasswordProps extends OpenInvitation {
  readonly link: InvitationLink;
}

function ChoosePassword({ link, name, email, role }: ChoosePasswordProps) {
  const { session, login, logout } = useSession();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<{ isOfField: boolean; text: string }>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function fail(text: string, isOfField: boolean): void {
    setProblem({ text, isOfField });
    setBusy(false);
    field.current?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = field.current?.value ?? '';
    const { error: wrong } = newPassword.safeParse(password);
    if (wrong) return fail(wrong.issues[0]?.message ?? '', true);
    setBusy(true);
    setProblem(undefined);
    try {
      await callApi('acceptInvitation', { body: { ...link, password } });
    } catch (error) {
      const atField = error instanceof ApiError ? error.fields['password'] : undefined;
      return fail(atField ?? reasonOf(error), atField !== undefined);
    }
    // Somebody else may be signed in here. A sign-in that fails can be repeated at the login.
    if (session.state !== 'signed-out') await logout();
    await login(email, password).catch(() => undefined);
    await navigate(paths.admin, { replace: true });
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void submit(event)}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Welcome, {name}. Choose the password for {email}. Your role is {role}. Next, you will set up
        an authenticator app on your phone.
      </Typography>
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {problem && !problem.isOfField && <Alert severity="error">{problem.text}</Alert>}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        inputRef={field}
        error={problem?.isOfField === true}
        helperText={
          problem?.isOfField
            ? problem.text
            : `At least ${passwordMinLength} characters that are hard to guess: let a password manager generate them, or combine several unrelated words.`
        }
      />
      <BusyButton type="submit" busy={busy} busyLabel="Signing in...">
        Choose password
      </BusyButton>
    </Stack>
  );
}

/** Where the link in an invitation leads: its id and secret are in the fragment (staff-3). */
export function InvitationScreen() {
  const { hash } = useLocation();
  const [id = '', secret = ''] = hash.slice(1).split('.');
  const link = { id, secret };
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', id],
    queryFn: () => callApi('findInvitation', { body: link }),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!data && !error) return <PageLoading label="Checking your invitation" />;
  return (
    <FullScreen>
      <PageHead title="Invitation" description="" />
      <Stack spacing={2.5}>
        <Typography component="h1" variant="h2">
          Your invitation
        </Typography>
        {data && <ChoosePassword link={link} {...data} />}
        {!data && (
          <>
            <ReadFailure reason={reasonOf(error)} onRetry={refetch} />
            <Link component={RouterLink} to={paths.admin}>
              Sign in
            </Link>
          </>
        )}
      </Stack>
    </FullScreen>
  );
}
