import type { HealthProblem } from '@institute/schema';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { reasonOf } from '../account/reason-of.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { mend } from './mend.ts';

const labels = { path: 'New path', text: 'What the image shows' };

const changed = 'This has changed meanwhile. Open it to mend it.';

interface MendFieldProps {
  readonly problem: HealthProblem;
  /** What the line names. */
  readonly name: string;
  readonly onMended: () => void;
}

/** Mends a problem where it is listed: the text as it may be meant, and Save (health-4). */
export function MendField({ problem, name, onMended }: MendFieldProps) {
  const { as = 'text', value = '', suggested = value } = problem.mend ?? {};
  const [typed, setTyped] = useState(suggested);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const next = typed.trim();
    if (next === value) return setFault(as === 'path' ? 'Enter another path' : 'Enter a text');
    setFault('');
    setBusy(true);
    try {
      if (!(await mend(problem, next))) return setFault(changed);
      notify('success', 'Mended', name);
      onMended();
    } catch (error) {
      const isOld = error instanceof ApiError && error.status === 409;
      const said = error instanceof ApiError && error.fields[problem.field];
      setFault(isOld ? changed : said || reasonOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void save(event)}
      // Above the link, which is as large as the line.
      sx={{
        position: 'relative',
        zIndex: 1,
        flex: { xs: '1 0 100%', md: '0 0 26rem' },
        display: 'flex',
        gap: 1,
        alignItems: 'start',
      }}
    >
      <TextField
        hiddenLabel
        placeholder={labels[as]}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={fault !== ''}
        helperText={fault}
        slotProps={{
          htmlInput: { 'aria-label': `${labels[as]}: ${name}`, maxLength: 300 },
          formHelperText: { role: 'alert' },
        }}
      />
      <BusyButton
        type="submit"
        variant="outlined"
        aria-label={`Save ${name}`}
        busy={busy}
        busyLabel="Saving..."
        sx={{ flexShrink: 0 }}
      >
        Save
      </BusyButton>
    </Box>
  );
}
