import type { SecondFactorEnrolment } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useOwnFacts } from '../../lib/content/own-facts.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { CodeForm } from './code-form.tsx';
import { reasonOf } from './reason-of.ts';
import { SetupKey } from './setup-key.tsx';

interface SecondFactorSetupProps {
  /** Receives the token for the first correct code. */
  readonly onToken: (token: string) => Promise<void>;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** The steps of setting up an authenticator app: explanation, key, first code. */
export function SecondFactorSetup({ onToken, children }: SecondFactorSetupProps) {
  const [enrolment, setEnrolment] = useState<SecondFactorEnrolment>();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  async function begin() {
    setBusy(true);
    setFailure('');
    try {
      setEnrolment(await callApi('enrolSecondFactor', { body: {} }));
    } catch (error) {
      setFailure(reasonOf(error));
    } finally {
      setBusy(false);
    }
  }

  if (enrolment)
    return (
      <Confirm enrolment={enrolment} onToken={onToken}>
        {children}
      </Confirm>
    );
  return (
    <Stack spacing={2}>
      <Typography>
        A password can be guessed or stolen. That is why signing in also asks for a six-digit code,
        which an app on your phone shows and changes every 30 seconds.
      </Typography>
      <Typography>
        Any authenticator app will do: Google Authenticator, Microsoft Authenticator, Aegis, or a
        password manager that shows codes. It needs no internet connection.
      </Typography>
      <LostPhone />
      {failure && <Alert severity="error">{failure}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <BusyButton busy={busy} busyLabel="Preparing..." size="large" onClick={() => void begin()}>
          Set up the app
        </BusyButton>
        {children}
      </Stack>
    </Stack>
  );
}

interface ConfirmProps extends SecondFactorSetupProps {
  readonly enrolment: SecondFactorEnrolment;
}

function Confirm({ enrolment, onToken, children }: ConfirmProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { spokenName } = useOwnFacts();
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack spacing={2}>
      <Typography ref={heading} component="h2" variant="h3" tabIndex={-1} sx={{ outline: 0 }}>
        1. Add {spokenName} to the app
      </Typography>
      <Typography>Choose “Add” in the app, and scan this code.</Typography>
      <SetupKey {...enrolment} />
      <Typography component="h2" variant="h3">
        2. Enter the code it shows
      </Typography>
      <CodeForm action="Confirm" onToken={onToken}>
        {children}
      </CodeForm>
    </Stack>
  );
}

/** What to do about a lost phone. */
export function LostPhone() {
  return (
    <Typography color="textSecondary">
      If you lose the phone, ask the person who manages the accounts: they can let you set up the
      app on another one.
    </Typography>
  );
}
