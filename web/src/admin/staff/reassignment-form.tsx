import { reassignment, reassignmentHelp } from '@institute/schema';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { reasonOf } from '../account/reason-of.ts';
import { problemsOf } from '../editor/form/problems-of.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { ReadFailure } from '../shell/read-state.tsx';

const queryKey = ['reassignment'];

function savedText(hours: number | null): string {
  if (hours === null) return 'Enquiries stay with the person they are assigned to';
  const after = hours === 1 ? '1 hour' : `${hours} hours`;
  return `Unanswered enquiries are reassigned after ${after}`;
}

/** After how many hours without an answer an enquiry goes to somebody else (enquiries-44). */
export function ReassignmentForm() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => callApi('readReassignment', {}),
    staleTime: 0,
  });
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const value = typed ?? String(data?.hours ?? '');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const hours = value.trim() === '' ? null : Number(value);
    const checked = reassignment.safeParse({ hours });
    if (checked.error) return setProblem(problemsOf(checked.error)['hours'] ?? '');
    setProblem('');
    setBusy(true);
    try {
      client.setQueryData(queryKey, await callApi('saveReassignment', { body: checked.data }));
      setTyped(undefined);
      notify('success', savedText(hours));
    } catch (failure) {
      setProblem(reasonOf(failure));
    }
    setBusy(false);
  }

  return (
    <Box component="section" aria-labelledby="reassignment-title">
      <Typography id="reassignment-title" variant="h3" sx={{ marginBottom: 1.5 }}>
        Unanswered enquiries
      </Typography>
      {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
      {!error && (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack data-labels="above" sx={{ gap: 1.5, alignItems: 'start' }}>
            <TextField
              label="Reassign after (hours)"
              value={value}
              onChange={({ target }) => setTyped(target.value)}
              disabled={!data}
              autoComplete="off"
              error={problem !== ''}
              helperText={problem || reassignmentHelp.hours}
              sx={{ maxWidth: '24rem' }}
              slotProps={{
                htmlInput: { inputMode: 'numeric' },
                formHelperText: problem === '' ? {} : { role: 'alert' },
              }}
            />
            <BusyButton type="submit" variant="outlined" busy={busy} busyLabel="Saving...">
              Save
            </BusyButton>
          </Stack>
        </form>
      )}
    </Box>
  );
}
