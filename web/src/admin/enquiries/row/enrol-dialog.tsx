import {
  courseLabel,
  dayText,
  localDay,
  messages,
  type StoredBatch,
  type CourseName,
  type StoredEnquiry,
} from '@institute/schema';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { liveAll } from '../../../lib/firebase/live/live-content.ts';
import { useCourseNames } from '../../editor/form/list-heads.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { InputDialog } from '../../shell/dialogs/input-dialog.tsx';
import { saveChoice } from './save-choice.ts';
import { LoadingShape, ReadFailure } from '../../shell/read-state.tsx';

interface Option {
  readonly id: string;
  readonly label: string;
  readonly left: number;
  readonly rank: number;
}

/** The batches that somebody can enrol in: the one asked about, then those of the course, by first day. */
function optionsOf(
  { batch, course }: StoredEnquiry,
  courses: readonly CourseName[],
  batches: readonly StoredBatch[],
): readonly Option[] {
  const titles = new Map(courses.map(({ _id, title }) => [_id, title]));
  const today = localDay(new Date());
  const rankOf = (each: StoredBatch) =>
    each._id === batch?.id ? 0 : titles.get(each.course) === courseLabel(course) ? 1 : 2;
  return batches
    .filter((each) => each._id === batch?.id || each.lastDay >= today)
    .filter(({ state }) => state !== 'cancelled')
    .toSorted((one, other) => one.firstDay.localeCompare(other.firstDay))
    .map((each) => ({
      id: each._id,
      label: `${titles.get(each.course) ?? each.course}, ${dayText(each.firstDay)}`,
      left: each.seats - each.seatsTaken,
      rank: rankOf(each),
    }))
    .toSorted((one, other) => one.rank - other.rank);
}

const none = 'none';

interface EnrolDialogProps {
  readonly enquiry: StoredEnquiry;
  /** Called with the saved enquiry. */
  readonly onEnrolled: (enquiry: StoredEnquiry) => void;
  readonly onClose: () => void;
}

/** Asks for the batch, and takes a seat in it. */
export function EnrolDialog({ enquiry, onEnrolled, onClose }: EnrolDialogProps) {
  const courses = useCourseNames();
  const batches = useLive(liveAll('batches'));
  const options =
    !courses || batches.status === 'loading'
      ? undefined
      : optionsOf(enquiry, courses, batches.status === 'ready' ? batches.data : []);
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [proposed, setProposed] = useState<string>();
  // What is proposed stays, also where its last seat goes meanwhile.
  if (options && proposed === undefined) {
    setProposed(options.find(({ rank, left }) => rank < 2 && left > 0)?.id ?? '');
  }
  const batch = chosen ?? proposed ?? '';

  async function enrol() {
    if (batch === '') return setProblem('Choose a batch');
    setBusy(true);
    setProblem(undefined);
    try {
      const enrolIn = batch === none ? '' : batch;
      onEnrolled(await saveChoice(enquiry, 'status', 'enrolled', { enrolIn }));
      onClose();
    } catch (error) {
      setBusy(false);
      const reason = error instanceof ApiError ? error.fields['enrolIn'] || error.message : '';
      setProblem(reason || messages.save.status);
    }
  }

  return (
    <InputDialog isBusy={busy} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="enrol">
      <DialogTitle id="enrol">Enrol {enquiry.name}</DialogTitle>
      <DialogContent>
        {batches.status === 'failed' && (
          <ReadFailure reason="Failed to load the batches" onRetry={batches.retry} />
        )}
        {options ? (
          <TextField
            select
            fullWidth
            margin="dense"
            label="Batch"
            value={batch}
            error={problem !== undefined}
            helperText={problem ?? 'This takes a seat, which is freed if the status changes'}
            onChange={({ target }) => setChosen(target.value)}
            slotProps={{
              select: { native: true },
              inputLabel: { shrink: true },
              formHelperText: problem === undefined ? {} : { role: 'alert' },
            }}
          >
            <option value="" disabled>
              Choose a batch
            </option>
            {options.map(({ id, label, left }) => (
              <option key={id} value={id}>
                {label} ({left > 0 ? `${left} left` : 'full'})
              </option>
            ))}
            <option value={none}>No batch yet</option>
          </TextField>
        ) : (
          <LoadingShape of="field" />
        )}
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <BusyButton busy={busy} busyLabel="Enrolling..." onClick={() => void enrol()}>
          Enrol
        </BusyButton>
      </DialogActions>
    </InputDialog>
  );
}
