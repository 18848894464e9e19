import { newPassword, passwordMinLength } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { passwordProof } from '../../lib/firebase/password-proof.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { isWrongPair } from './session/login-failure.ts';
import { PasswordField } from './session/password-field.tsx';
import { BusyButton } from '../shell/busy-button.tsx';
import { keptToken } from './push/push.ts';
import { reasonOf } from './reason-of.ts';

const rule = `At least ${passwordMinLength} characters that are hard to guess: let a password manager generate them, or combine several unrelated words.`;

interface Problem {
  /** The field with the error; undefined if the change as a whole failed. */
  readonly field?: 'current' | 'new';
  readonly text: string;
}

function problemOf(error: unknown): Problem {
  if (isWrongPair(error)) return { field: 'current', text: 'This is not your current password' };
  if (!(error instanceof ApiError)) return { text: reasonOf(error) };
  const { proof, password } = error.fields;
  if (password) return { field: 'new', text: password };
  return proof ? { field: 'current', text: proof } : { text: reasonOf(error) };
}

interface PasswordFormProps {
  readonly email: string;
  /** Receives the token that continues the session; all other sessions have ended. */
  readonly onToken: (token: string) => Promise<void>;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** Changes the password of the signed-in admin. */
export function PasswordForm({ email, onToken, children }: PasswordFormProps) {
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const current = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);

  useEffect(() => current.current?.focus(), []);

  function fail(found: Problem): void {
    // The form was closed meanwhile: use a notification.
    if (!current.current) return notify('error', 'Your password was not changed', found.text);
    setProblem(found);
    (found.field === 'new' ? next : current).current?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || !current.current || !next.current) return;
    const password = next.current.value;
    if (!current.current.value)
      return fail({ field: 'current', text: 'Enter your current password' });
    const { error: wrong } = newPassword.safeParse(password);
    if (wrong) return fail({ field: 'new', text: wrong.issues[0]?.message ?? '' });
    if (password === current.current.value)
      return fail({ field: 'new', text: 'Choose a password other than your current one' });
    setBusy(true);
    setProblem(undefined);
    try {
      const proof = await passwordProof(email, current.current.value);
      const body = { proof, password, browser: keptToken() };
      await onToken((await callApi('changePassword', { body })).token);
    } catch (error) {
      fail(problemOf(error));
    } finally {
      setBusy(false);
    }
  }

  const problemAt = (field: Problem['field']) =>
    problem?.field === field ? problem?.text : undefined;

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit} sx={{ paddingTop: 1 }}>
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {problem && !problem.field && <Alert severity="error">{problem.text}</Alert>}
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        inputRef={current}
        error={problemAt('current') !== undefined}
        helperText={problemAt('current')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        inputRef={next}
        error={problemAt('new') !== undefined}
        helperText={problemAt('new') ?? rule}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <BusyButton type="submit" busy={busy} busyLabel="Changing...">
          Change password
        </BusyButton>
        {children}
      </Stack>
    </Stack>
  );
}
