import { messages, type StoredEnquiry } from '@institute/schema';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { BusyButton } from '../../shell/busy-button.tsx';

interface LinkVisitProps {
  readonly enquiry: StoredEnquiry;
  readonly onSaved: (enquiry: StoredEnquiry) => void;
}

/** Joins the visit to the enquiry whose chat begins with a code. */
export function LinkVisit({ enquiry: { _id: id, chatCode }, onSaved }: LinkVisitProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function join() {
    setBusy(true);
    setProblem(undefined);
    try {
      onSaved(await callApi('linkVisit', { id, body: { code } }));
      setCode('');
      notify('success', 'Visit linked to the enquiry');
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields['code'] : undefined;
      setProblem(refused);
      if (refused === undefined) notifyFailure(error, messages.save.enquiry);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack
      component="form"
      aria-label="WhatsApp code"
      direction="row"
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '' && !busy) void join();
      }}
    >
      <TextField
        label="WhatsApp code"
        size="small"
        value={code}
        error={problem !== undefined}
        helperText={
          problem ?? (chatCode ? `Linked: ${chatCode}` : 'At the end of their first message')
        }
        onChange={({ target }) => setCode(target.value)}
        slotProps={{
          htmlInput: { maxLength: 20, autoComplete: 'off' },
          formHelperText: problem === undefined ? {} : { role: 'alert' },
        }}
      />
      <BusyButton type="submit" busy={busy} busyLabel="Linking..." disabled={code.trim() === ''}>
        Link visit
      </BusyButton>
    </Stack>
  );
}
