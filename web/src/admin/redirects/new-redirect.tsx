import { redirect, redirectHelp } from '@institute/schema';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState, type ClipboardEvent, type SubmitEvent } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { reasonOf } from '../account/reason-of.ts';
import { problemsOf, type Problems } from '../editor/form/problems-of.ts';
import { BusyButton } from '../shell/busy-button.tsx';

/** The form for a redirect. */
export function NewRedirect({ onAdded }: { readonly onAdded: () => Promise<void> }) {
  const [typed, setTyped] = useState({ from: '', to: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);

  function fail(found: Problems): void {
    setProblems(found);
    (found['from'] === undefined ? to : from).current?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { data: body, error } = redirect.safeParse(typed);
    if (error) return fail(problemsOf(error));
    setBusy(true);
    setProblems({});
    try {
      await callApi('createRedirect', { body });
      setTyped({ from: '', to: '' });
      notify('success', 'Redirect added');
      await onAdded();
    } catch (failure) {
      const fields = failure instanceof ApiError ? failure.fields : {};
      fail(Object.keys(fields).length > 0 ? fields : { from: reasonOf(failure) });
    } finally {
      setBusy(false);
    }
  }

  /** Two cells of a spreadsheet fill both fields. */
  function paste(event: ClipboardEvent<HTMLElement>) {
    const [first, second, ...more] = event.clipboardData.getData('text').trim().split(/\s+/);
    if (!first || !second || more.length > 0) return;
    event.preventDefault();
    setTyped({ from: first, to: second });
    to.current?.focus();
  }

  const field = (name: 'from' | 'to') => ({
    value: typed[name],
    error: problems[name] !== undefined,
    helperText: problems[name] ?? redirectHelp[name],
    autoComplete: 'off',
    sx: { flex: '1 1 16rem', width: 'auto' },
    slotProps: { formHelperText: problems[name] === undefined ? {} : { role: 'alert' } },
  });

  return (
    <Stack
      component="form"
      noValidate
      aria-label="New redirect"
      direction="row"
      onSubmit={(event) => void submit(event)}
      sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'start', maxWidth: '60rem' }}
    >
      <TextField
        label="Old path"
        inputRef={from}
        onPaste={paste}
        onChange={({ target }) => setTyped({ ...typed, from: target.value })}
        {...field('from')}
      />
      <TextField
        label="New path"
        inputRef={to}
        onChange={({ target }) => setTyped({ ...typed, to: target.value })}
        {...field('to')}
      />
      <BusyButton type="submit" busy={busy} busyLabel="Adding...">
        Add redirect
      </BusyButton>
    </Stack>
  );
}
