import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { env } from '../../../config/env.ts';
import { sendPasswordReset } from '../../../lib/firebase/auth.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { adminEmail } from './admin-email.ts';
import { FullScreen } from './full-screen.tsx';
import { resetFailure } from './login-failure.ts';

interface ForgotPasswordProps {
  /** The username that was typed into the login form. */
  readonly username: string;
  readonly onBack: () => void;
}

/**
 * Has Firebase Authentication mail a link for a new password. The answer is the same whether or not
 * the account exists.
 */
export function ForgotPassword({ username, onBack }: ForgotPasswordProps) {
  const [outcome, setOutcome] = useState<{ failure: string } | 'sent' | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('username'));
    setBusy(true);
    setOutcome(null);
    try {
      await sendPasswordReset(adminEmail(typed, env.VITE_ADMIN_EMAIL_DOMAIN));
      setOutcome('sent');
    } catch (error) {
      const failure = resetFailure(error);
      setOutcome(failure === undefined ? 'sent' : { failure });
    } finally {
      setBusy(false);
    }
  }

  return (
    <FullScreen>
      <Stack component="form" spacing={2.5} onSubmit={submit} aria-labelledby="reset-title">
        <div>
          <Typography id="reset-title" component="h1" variant="h2">
            Choose a new password
          </Typography>
          <Typography color="textSecondary">We will email you a link.</Typography>
        </div>
        {outcome === 'sent' && (
          <Alert severity="success">
            If this account exists, we have sent it an email with a link. Check your spam folder
            too.
          </Alert>
        )}
        {outcome !== null && outcome !== 'sent' && (
          <Alert severity="error">{outcome.failure}</Alert>
        )}
        <TextField
          name="username"
          label="Username or email"
          autoComplete="username"
          defaultValue={username}
          required
          inputRef={input}
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <BusyButton type="submit" busy={busy} busyLabel="Sending..." size="large">
          Send link
        </BusyButton>
        <Button onClick={onBack}>Back to sign in</Button>
      </Stack>
    </FullScreen>
  );
}
