import type { ReleaseWithEdits } from '@institute/schema';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { callApi } from '../../../lib/api/api-client.ts';
import { timeText } from '../time-text.ts';
import type { Problems } from '../form/problems-of.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { InputDialog } from '../../shell/dialogs/input-dialog.tsx';
import { problemsOfFailure } from '../../shell/dialogs/problems-of-failure.ts';
import { useFocusRefused } from '../../shell/dialogs/use-focus-refused.ts';
import { fromField, partialTime } from './moment-field.ts';
import { ReleaseFields } from './release-fields.tsx';
import { notifyNotAdded, useAddEdit } from './use-add-edit.ts';
import { useReleases } from './use-releases.ts';
import { LoadingShape, ReadFailure } from '../../shell/read-state.tsx';

interface LaterDialogProps {
  readonly document: string;
  readonly title: string;
  readonly basedOn: string | null;
  readonly data: object;
  readonly onKept: () => void;
  readonly onClose: () => void;
}

/** Asks in which release the edit waits. */
export function LaterDialog(props: LaterDialogProps) {
  const { data: releases, isError, refetch } = useReleases();
  const waiting = releases?.filter(({ state }) => state === 'waiting');
  const [busy, setBusy] = useState(false);
  return (
    <InputDialog
      isBusy={busy}
      fullWidth
      maxWidth="xs"
      aria-labelledby="later"
      onClose={props.onClose}
    >
      <DialogTitle id="later">Save for later</DialogTitle>
      {waiting ? (
        <LaterForm {...props} waiting={waiting} busy={busy} setBusy={setBusy} />
      ) : (
        <>
          <DialogContent>
            {isError ? (
              <ReadFailure reason="Failed to load the releases" onRetry={refetch} />
            ) : (
              <LoadingShape of="field" label="Loading the releases" />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={props.onClose}>Cancel</Button>
          </DialogActions>
        </>
      )}
    </InputDialog>
  );
}

interface LaterFormProps extends LaterDialogProps {
  readonly waiting: readonly ReleaseWithEdits[];
  readonly busy: boolean;
  readonly setBusy: (busy: boolean) => void;
}

function LaterForm({ waiting, busy, setBusy, onKept, onClose, ...edit }: LaterFormProps) {
  const { document, title, basedOn, data } = edit;
  const [chosen, setChosen] = useState(waiting[0]?._id ?? '');
  const [typed, setTyped] = useState({ name: title, at: '' });
  const [problems, setProblems] = useState<Problems>({});
  /** So that a retry makes one release. */
  const [newId] = useState(() => crypto.randomUUID());
  const addEdit = useAddEdit();
  const withdrawFailure = useRef<() => void>(null);
  const form = useRef<HTMLFormElement>(null);
  const tried = useFocusRefused(form);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    tried();
    withdrawFailure.current?.();
    const partial = partialTime(event.currentTarget);
    setProblems(partial ?? {});
    if (partial) return;
    setBusy(true);
    try {
      const release =
        waiting.find(({ _id }) => _id === chosen) ??
        (await callApi('createRelease', {
          body: { name: typed.name, at: fromField(typed.at), id: newId },
        }));
      await addEdit(release, { document, title, basedOn, data: { ...data } });
      // While it is open, the focus stays in it.
      flushSync(onClose);
      onKept();
    } catch (failure) {
      const tell = () => {
        withdrawFailure.current = notifyNotAdded(failure);
      };
      setProblems(problemsOfFailure(failure, tell));
      setBusy(false);
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <DialogContent>
        <Stack sx={{ gap: 2, paddingTop: 1 }}>
          {waiting.length > 0 && (
            <TextField
              select
              label="Release"
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
              helperText="All changes in a release go live together"
              slotProps={{ select: { native: true } }}
            >
              {waiting.map(({ _id, name, at }) => (
                <option key={_id} value={_id}>
                  {at ? `${name}, ${timeText(at)}` : name}
                </option>
              ))}
              <option value="">New release</option>
            </TextField>
          )}
          {chosen === '' && <ReleaseFields typed={typed} problems={problems} onTyped={setTyped} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <BusyButton type="submit" busy={busy} busyLabel="Saving...">
          Save for later
        </BusyButton>
      </DialogActions>
    </form>
  );
}
