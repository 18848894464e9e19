import { backingHelp, claimKinds, claimUpdate, type LedgerLine } from '@institute/schema';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState, type SubmitEvent } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { reasonOf } from '../../account/reason-of.ts';
import { problemsOf, type Problems } from '../../editor/form/problems-of.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { SourceField } from './source-field.tsx';
import { useReloadLedger } from './use-ledger.ts';

const fields = [
  { name: 'period', label: 'Period', type: 'text' },
  { name: 'basis', label: 'Basis', type: 'text' },
  { name: 'asOf', label: 'As of', type: 'date' },
  { name: 'validUntil', label: 'Valid until', type: 'date' },
] as const;

interface ClaimDialogProps {
  readonly line: LedgerLine;
  readonly onClose: () => void;
}

/** What backs a claim; its text is the site's. */
export function ClaimDialog({ line, onClose }: ClaimDialogProps) {
  const { _id: id, kind, text, record, condition } = line;
  const reload = useReloadLedger();
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const [source, setSource] = useState(record?.source ?? '');
  const form = useRef<HTMLFormElement>(null);
  const isGiven = kind === 'testimonial' || record?.computed === true;
  const canWithdraw = record !== null && condition !== 'withdrawn';

  function fail(found: Problems): void {
    setProblems(found);
    const [first = ''] = Object.keys(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  async function save(state: 'backed' | 'withdrawn') {
    if (busy) return;
    const typed =
      isGiven || state === 'withdrawn'
        ? record
        : { ...Object.fromEntries(new FormData(form.current!)), source };
    const { data: body, error } = claimUpdate.safeParse({
      ...typed,
      state,
      updatedAt: record?.updatedAt,
    });
    if (error) return fail(problemsOf(error));
    setBusy(true);
    setProblems({});
    try {
      await callApi('saveClaim', { id, body });
      notify('success', state === 'backed' ? 'Evidence saved' : 'Claim withdrawn');
      await reload();
      onClose();
    } catch (failure) {
      const found = failure instanceof ApiError ? failure.fields : {};
      fail(Object.keys(found).length > 0 ? found : { period: reasonOf(failure) });
      setBusy(false);
    }
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={() => !busy && onClose()} aria-labelledby="claim">
      <DialogTitle id="claim">{claimKinds[kind]}</DialogTitle>
      <form
        ref={form}
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void save('backed');
        }}
      >
        <DialogContent>
          <DialogContentText sx={{ marginBottom: 2, overflowWrap: 'anywhere' }}>
            {text}
          </DialogContentText>
          {!isGiven && (
            <Stack sx={{ gap: 2 }}>
              {fields.map(({ name, label, type }) => (
                <TextField
                  key={name}
                  name={name}
                  label={label}
                  type={type}
                  defaultValue={record?.[name] ?? ''}
                  autoComplete="off"
                  error={problems[name] !== undefined}
                  helperText={problems[name] ?? backingHelp[name]}
                  slotProps={{
                    ...(type === 'date' && { inputLabel: { shrink: true } }),
                    formHelperText: problems[name] === undefined ? {} : { role: 'alert' },
                  }}
                />
              ))}
              <SourceField value={source} onChange={setSource} problem={problems['source']} />
            </Stack>
          )}
        </DialogContent>
        <DialogActions>
          {canWithdraw && (
            <Button
              color="error"
              disabled={busy}
              onClick={() => void save('withdrawn')}
              sx={{ marginRight: 'auto' }}
            >
              Withdraw
            </Button>
          )}
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          {!isGiven && (
            <BusyButton type="submit" busy={busy} busyLabel="Saving...">
              Save evidence
            </BusyButton>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
