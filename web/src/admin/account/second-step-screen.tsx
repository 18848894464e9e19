import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useOwnFacts } from '../../lib/content/own-facts.ts';
import { PageLoading } from '../../components/page-state.tsx';
import { FullScreen } from './session/full-screen.tsx';
import { useSession } from '../shell/session.ts';
import { CodeForm } from './code-form.tsx';
import { reasonOf } from './reason-of.ts';
import { LostPhone, SecondFactorSetup } from './second-factor-setup.tsx';
import { useAccount } from './use-account.ts';
import { ReadFailure } from '../shell/read-state.tsx';

/** The second step of the login: a code, or setting up the app first. */
export function SecondStepScreen({ email }: { readonly email: string }) {
  const { enter, logout } = useSession();
  const { spokenName } = useOwnFacts();
  const { data: account, error, refetch } = useAccount(email);
  const leave = (
    <Button sx={{ marginInlineStart: -1 }} onClick={() => void logout()}>
      Sign out
    </Button>
  );

  if (!account && !error) return <PageLoading label="Checking your account" />;
  const isEnrolled = account?.secondFactor === 'enrolled';
  return (
    <FullScreen>
      <Stack spacing={2.5}>
        <div>
          <Typography component="h1" variant="h2">
            {account && !isEnrolled ? 'Set up two-step verification' : 'Enter your code'}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            Signing in as {email}
          </Typography>
        </div>
        {!account && (
          <>
            <ReadFailure reason={reasonOf(error)} onRetry={refetch} />
            {leave}
          </>
        )}
        {account && !isEnrolled && <SecondFactorSetup onToken={enter}>{leave}</SecondFactorSetup>}
        {isEnrolled && (
          <>
            <Typography>
              Open the authenticator app on your phone, and type the six digits that it shows for{' '}
              {spokenName}.
            </Typography>
            <CodeForm action="Continue" focused onToken={enter}>
              {leave}
            </CodeForm>
            <LostPhone />
          </>
        )}
      </Stack>
    </FullScreen>
  );
}
