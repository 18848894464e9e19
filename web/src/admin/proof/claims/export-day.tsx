import { indianDay } from '@institute/schema';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { saveFile } from '../../shell/files/save-file.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { claimsCsv } from './claims-csv.ts';

/** What was claimed on a day, as a file for an inquiry (claims-9). */
export function ExportDay() {
  const [day, setDay] = useState(() => indianDay(new Date()));
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const claims = await callApi('readClaimedOn', { query: { day } });
      saveFile(`claims-${day}.csv`, 'text/csv;charset=utf-8', claimsCsv(claims));
    } catch (failure) {
      notifyFailure(failure, 'The export failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        type="date"
        label="Claims shown on"
        value={day}
        onChange={({ target }) => setDay(target.value)}
        sx={{ width: '12rem' }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <BusyButton
        variant="outlined"
        busy={busy}
        busyLabel="Exporting..."
        disabled={day === ''}
        onClick={() => void save()}
      >
        Export as CSV
      </BusyButton>
    </Stack>
  );
}
