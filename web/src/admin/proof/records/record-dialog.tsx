import {
  messages,
  placementRecord,
  placementRecordHelp,
  type StoredPlacement,
  type StoredPlacementRecord,
} from '@institute/schema';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { readFile } from '../../shell/files/read-file.ts';
import { saveDataUrl } from '../../shell/files/save-data-url.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { InputDialog } from '../../shell/dialogs/input-dialog.tsx';
import { problemsOfFailure } from '../../shell/dialogs/problems-of-failure.ts';
import { placementRecordsKey } from './use-placement-records.ts';

/** Saves the file that proves a placement. */
async function openEvidence(id: string): Promise<void> {
  try {
    saveDataUrl(await callApi('readPlacementEvidence', { id }));
  } catch (error) {
    notifyFailure(error, messages.fetch.placementRecords);
  }
}

interface RecordDialogProps {
  readonly placement: StoredPlacement;
  readonly record: StoredPlacementRecord | undefined;
  readonly onClose: () => void;
}

/** Month, salary and evidence of a placement, for staff alone (placements-6). */
export function RecordDialog({ placement, record: now, onClose }: RecordDialogProps) {
  /** What the fields were filled from: what someone else saves meanwhile is a conflict. */
  const [record] = useState(now);
  const client = useQueryClient();
  const [month, setMonth] = useState(record?.month ?? '');
  const [salary, setSalary] = useState(record?.salary ? String(record.salary) : '');
  const [file, setFile] = useState<File | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);

  async function save() {
    const typed = { month, salary: salary.trim() ? Number(salary) : null };
    const { data, error } = placementRecord.safeParse(typed);
    if (error)
      return setProblems(
        Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])),
      );
    setBusy(true);
    setProblems({});
    try {
      const evidence = file ? { file: await readFile(file), filename: file.name } : undefined;
      await callApi('savePlacementRecord', {
        id: placement._id,
        body: {
          ...data,
          ...(record && { updatedAt: record.updatedAt }),
          ...(evidence && { evidence }),
        },
      });
      await client.invalidateQueries({ queryKey: placementRecordsKey });
      notify('success', 'Record saved');
      onClose();
    } catch (failure) {
      setProblems(
        problemsOfFailure(failure, () => notifyFailure(failure, messages.save.placementRecord)),
      );
      setBusy(false);
    }
  }

  return (
    <InputDialog isBusy={busy} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="record">
      <DialogTitle id="record">Record: {placement.studentName}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <DialogContentText>
            Only staff see this. The placement figures are counted from it.
          </DialogContentText>
          <TextField
            label="Month"
            type="month"
            value={month}
            onChange={({ target }) => setMonth(target.value)}
            error={problems['month'] !== undefined}
            helperText={problems['month'] ?? placementRecordHelp.month}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <TextField
            label="Salary"
            value={salary}
            onChange={({ target }) => setSalary(target.value)}
            error={problems['salary'] !== undefined}
            helperText={problems['salary'] ?? placementRecordHelp.salary}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <TextField
            label="Evidence"
            type="file"
            onChange={({ target }) => setFile((target as HTMLInputElement).files?.[0] ?? null)}
            error={problems['evidence.file'] !== undefined}
            helperText={
              problems['evidence.file'] ?? 'For example the offer letter, as a PDF or an image'
            }
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { accept: 'application/pdf,image/*' },
            }}
          />
          {record?.evidence && (
            <Typography>
              {record.evidence}{' '}
              <Button size="small" onClick={() => void openEvidence(placement._id)}>
                Download
              </Button>
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <BusyButton busy={busy} busyLabel="Saving..." onClick={() => void save()}>
          Save record
        </BusyButton>
      </DialogActions>
    </InputDialog>
  );
}
