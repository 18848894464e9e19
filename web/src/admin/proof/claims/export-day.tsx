import { claimKinds, localDay, institute, type ClaimedOn } from '@institute/schema';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { csvOf, csvTime } from '../../shell/files/csv.ts';
import { saveFile } from '../../shell/files/save-file.ts';
import { quiet } from '../../shell/quiet.ts';

/** What was claimed on a day, as CSV. */
const claimsCsv = (claims: readonly ClaimedOn[]): string =>
  csvOf(
    [
      ['Kind', ({ kind }) => (kind === 'placement' ? 'Placement' : claimKinds[kind])],
      ['Claim', ({ text }) => text],
      ['Page', ({ path }) => path],
      ['Shown', ({ shown }) => (shown ? 'yes' : 'no')],
      ['Basis', ({ basis }) => basis],
      ['Period', ({ period }) => period],
      ['Source', ({ source }) => source],
      ['As of', ({ asOf }) => asOf],
      ['Valid until', ({ validUntil }) => validUntil],
      ['Status', ({ state }) => state],
      ['Recounted for that day', ({ recounted }) => recounted],
      ['Consent', ({ consent }) => consent],
      ['Checked by', ({ checkedBy }) => checkedBy],
      [
        `Checked at (${institute.timeName})`,
        ({ checkedAt }) => (checkedAt ? csvTime(checkedAt) : ''),
      ],
    ],
    claims,
  );

/** What was claimed on a day, as a file for an inquiry (claims-9). */
export function ExportDay() {
  const [day, setDay] = useState(() => localDay(new Date()));
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
        {...quiet}
        variant="text"
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
