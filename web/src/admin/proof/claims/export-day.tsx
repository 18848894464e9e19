import { claimKinds, localDay, institute, type ClaimedOn } from '@institute/schema';
import TextField from '@mui/material/TextField';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { FormDialog } from '../../shell/dialogs/form-dialog.tsx';
import { IconAction } from '../../shell/icon-action.tsx';
import { csvOf, csvTime } from '../../shell/files/csv.ts';
import { saveFile } from '../../shell/files/save-file.ts';

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
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const claims = await callApi('readClaimedOn', { query: { day } });
      saveFile(`claims-${day}.csv`, 'text/csv;charset=utf-8', claimsCsv(claims));
      setIsOpen(false);
    } catch (failure) {
      notifyFailure(failure, 'The export failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <IconAction label="Export claims" icon={Download} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <FormDialog
          title="Export claims"
          submitLabel="Export as CSV"
          isBusy={busy}
          onSubmit={() => void save()}
          onClose={() => setIsOpen(false)}
        >
          <TextField
            type="date"
            label="Claims shown on"
            value={day}
            onChange={({ target }) => setDay(target.value)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { required: true } }}
          />
        </FormDialog>
      )}
    </>
  );
}
