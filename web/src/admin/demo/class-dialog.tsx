import { clockText, dayText, messages, type OfferedDemoSlot } from '@institute/schema';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { reasonOf } from '../account/reason-of.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { InputDialog } from '../shell/dialogs/input-dialog.tsx';
import { undoDeletion } from '../shell/deletion/deletions.ts';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import { cancellationId } from './cancellation-id.ts';

const labelOf = ({ day, from, course, mode, branch, left }: OfferedDemoSlot): string =>
  [
    `${dayText(day)}, ${clockText(from)}`,
    course?.title ?? 'Any course',
    mode === 'online' ? 'online' : branch,
    left > 0 ? `${left} left` : 'full',
  ]
    .filter(Boolean)
    .join(', ');

/** The classes of the course asked about come first, then those of any course, each in order of time. */
function inOrder(slots: readonly OfferedDemoSlot[], asked: string): readonly OfferedDemoSlot[] {
  const rankOf = ({ course }: OfferedDemoSlot) =>
    course?.title === asked ? 0 : course === null ? 1 : 2;
  return slots.toSorted((one, other) => rankOf(one) - rankOf(other));
}

interface ClassDialogProps {
  readonly lead: { readonly _id: string; readonly name: string; readonly email?: string };
  /** The title of the course that they ask about. */
  readonly course: string;
  /** Whether they have a place in a class, and which that is, if it is known. */
  readonly isMove: boolean;
  readonly from?: string;
  readonly onBooked: () => unknown;
  readonly onClose: () => void;
}

/** Asks for the demo class, the next one of the course being chosen, and books it or moves the booking there. */
export function ClassDialog({ lead, course, isMove, from, onBooked, onClose }: ClassDialogProps) {
  const { _id: id, name, email } = lead;
  const { data, error, refetch } = useQuery({
    queryKey: ['classes to book'],
    queryFn: () => callApi('listDemoSlots', {}),
    staleTime: 0,
  });
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const slots =
    data &&
    inOrder(
      data.filter((slot) => slot.id !== from),
      course,
    );
  const [proposed, setProposed] = useState<string>();
  // What is proposed stays, also where its last place goes meanwhile.
  if (slots && proposed === undefined) setProposed(slots.find(({ left }) => left > 0)?.id ?? '');
  const slot = chosen ?? proposed ?? '';

  async function book() {
    setIsBusy(true);
    setProblem(undefined);
    // A class chosen meanwhile is not the one that was to be cancelled.
    undoDeletion(cancellationId(id));
    try {
      await callApi('bookLead', { id, body: { slot } });
      notify('success', isMove ? `Booking of ${name} moved` : `Demo class booked for ${name}`);
      onClose();
      await onBooked();
    } catch (failure) {
      const refused = failure instanceof ApiError ? failure.fields['slot'] || failure.message : '';
      setProblem(refused || messages.save.enquiry);
      setIsBusy(false);
    }
  }

  const told = problem ?? (email ? 'They will get an email' : 'They have no email, so tell them');
  return (
    <InputDialog
      isBusy={isBusy}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="class-title"
    >
      <DialogTitle id="class-title">
        {isMove ? `Move ${name}` : `Demo class for ${name}`}
      </DialogTitle>
      <DialogContent>
        {slots?.length === 0 && 'No other demo classes in the next 28 days.'}
        {slots && slots.length > 0 && (
          <TextField
            select
            margin="dense"
            label="Class"
            value={slot}
            error={problem !== undefined}
            helperText={told}
            onChange={({ target }) => setChosen(target.value)}
            slotProps={{
              select: { native: true },
              inputLabel: { shrink: true },
              formHelperText: problem === undefined ? {} : { role: 'alert' },
            }}
          >
            {slots.map((each) => (
              <option key={each.id} value={each.id} disabled={each.left === 0}>
                {labelOf(each)}
              </option>
            ))}
          </TextField>
        )}
        {!data && error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
        {!data && !error && <LoadingShape of="field" />}
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <BusyButton
          variant="contained"
          busy={isBusy}
          busyLabel={isMove ? 'Moving...' : 'Booking...'}
          disabled={slot === ''}
          onClick={() => void book()}
        >
          {isMove ? 'Move' : 'Book'}
        </BusyButton>
      </DialogActions>
    </InputDialog>
  );
}
