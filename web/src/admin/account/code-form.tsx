import { secondFactorCode } from '@institute/schema';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { reasonOf } from './reason-of.ts';

interface CodeFormProps {
  /** Label of the button. */
  readonly action: string;
  /** Whether the code field takes the focus. */
  readonly focused?: boolean;
  /** Receives the token for a correct code. */
  readonly onToken: (token: string) => Promise<void>;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** Asks for the six digits of an authenticator app. */
export function CodeForm({ action, focused = false, onToken, children }: CodeFormProps) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);

  function fail(text: string): void {
    setProblem(text);
    input.current?.select();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { data: body, error: wrong } = secondFactorCode.safeParse({ code: input.current?.value });
    if (wrong) return fail(wrong.issues[0]?.message ?? '');
    setBusy(true);
    setProblem(undefined);
    try {
      await onToken((await callApi('verifySecondFactor', { body })).token);
    } catch (error) {
      fail((error instanceof ApiError && error.fields['code']) || reasonOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit}>
      <TextField
        name="code"
        label="Six-digit code"
        size="medium"
        required
        autoComplete="one-time-code"
        inputRef={input}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{
          formHelperText: { role: 'alert' },
          htmlInput: {
            inputMode: 'numeric',
            spellCheck: false,
            sx: {
              paddingBlock: '0.5rem',
              // All six digits are in sight, however large text is.
              fontSize: 'min(1.75rem, 10vw)',
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums',
              letterSpacing: '0.2em',
            },
          },
        }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <BusyButton type="submit" busy={busy} busyLabel="Checking..." size="large">
          {action}
        </BusyButton>
        {children}
      </Stack>
    </Stack>
  );
}
