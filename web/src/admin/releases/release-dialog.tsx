import { messages, type StoredRelease } from '@institute/schema';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useRef, useState, type SubmitEvent } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { notifyFailure } from '../../lib/notifications/notify-failure.ts';
import type { Problems } from '../editor/form/problems-of.ts';
import { fromField, partialTime, toField } from '../editor/releases/moment-field.ts';
import { ReleaseFields } from '../editor/releases/release-fields.tsx';
import { useReloadReleases } from '../editor/releases/use-releases.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { focusFirst } from '../shell/dialogs/form-dialog.tsx';
import { InputDialog } from '../shell/dialogs/input-dialog.tsx';
import { problemsOfFailure } from '../shell/dialogs/problems-of-failure.ts';

interface ReleaseDialogProps {
  /** Absent for a new one. */
  readonly release?: StoredRelease;
  readonly onClose: () => void;
}

/** Changes the name and the time of a release, or begins one. */
export function ReleaseDialog({ release, onClose }: ReleaseDialogProps) {
  const [typed, setTyped] = useState({
    name: release?.name ?? '',
    at: toField(release?.at ?? null),
  });
  /** So that a retry makes one release. */
  const [newId] = useState(() => crypto.randomUUID());
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const reload = useReloadReleases();
  const withdrawFailure = useRef<() => void>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    withdrawFailure.current?.();
    const partial = partialTime(event.currentTarget);
    setProblems(partial ?? {});
    if (partial) return;
    setBusy(true);
    try {
      const body = { name: typed.name, at: fromField(typed.at) };
      if (release) await callApi('updateRelease', { id: release._id, body });
      else await callApi('createRelease', { body: { ...body, id: newId } });
      await reload();
      onClose();
    } catch (failure) {
      const tell = () => {
        withdrawFailure.current = notifyFailure(failure, messages.save.release);
      };
      setProblems(problemsOfFailure(failure, tell));
      setBusy(false);
    }
  }

  return (
    <InputDialog isBusy={busy} fullWidth maxWidth="xs" aria-labelledby="release" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="release">{release?.name ?? 'New release'}</DialogTitle>
        <DialogContent ref={release ? null : focusFirst}>
          <Stack sx={{ gap: 2, paddingTop: 1 }}>
            <ReleaseFields typed={typed} problems={problems} onTyped={setTyped} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" busy={busy} busyLabel="Saving...">
            Save
          </BusyButton>
        </DialogActions>
      </form>
    </InputDialog>
  );
}
