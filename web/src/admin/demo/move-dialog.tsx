import { messages, rangeText, shortDay, type ComingClass } from '@institute/schema';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../lib/notifications/notify-failure.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import type { Booking } from './booking-states.ts';
import { whereText } from './coming-classes.tsx';

interface MoveDialogProps {
  readonly booking: Booking;
  /** Classes with a free place. */
  readonly free: readonly ComingClass[];
  readonly onMoved: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Moves a booking to another class with a free place. */
export function MoveDialog({
  booking: { _id: id, name },
  free,
  onMoved,
  onClose,
}: MoveDialogProps) {
  const [chosen, setChosen] = useState(free[0]?._id ?? '');
  const [busy, setBusy] = useState(false);

  async function move() {
    setBusy(true);
    try {
      await callApi('bookLead', { id, body: { slot: chosen } });
      notify('success', 'Booking moved');
      onClose();
    } catch (error) {
      notifyFailure(error, messages.save.demoClass);
      setBusy(false);
    }
    await onMoved();
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="move">
      <DialogTitle id="move">Move {name}</DialogTitle>
      <DialogContent>
        {free.length === 0 ? (
          <DialogContentText>No other demo class has a free place.</DialogContentText>
        ) : (
          <>
            <DialogContentText sx={{ marginBottom: 2 }}>
              We will email them the new time.
            </DialogContentText>
            <TextField
              select
              label="New class"
              margin="dense"
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            >
              {free.map((slot) => (
                <option key={slot._id} value={slot._id}>
                  {shortDay(slot.day)}, {rangeText(slot.from, slot.to)},{' '}
                  {slot.title || 'any course'}, {whereText(slot)}
                </option>
              ))}
            </TextField>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {free.length > 0 && (
          <BusyButton busy={busy} busyLabel="Moving..." onClick={() => void move()}>
            Move
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
