import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FollowUp } from './follow-up-choices.ts';

interface TimeDialogProps {
  readonly title: string;
  readonly initial: FollowUp;
  readonly onDone: (followUp: FollowUp) => void;
  readonly onClose: () => void;
}

/** Asks for a day and a time. */
export function TimeDialog({ title, initial, onDone, onClose }: TimeDialogProps) {
  const [{ followUpOn, followUpTime }, setValues] = useState(initial);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="time-title">
      <DialogTitle id="time-title">{title}</DialogTitle>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onDone({ followUpOn, followUpTime });
        }}
      >
        <DialogContent sx={{ display: 'flex', gap: 2, paddingTop: '0.5rem !important' }}>
          <TextField
            type="date"
            label="Day"
            required
            value={followUpOn}
            onChange={({ target }) => setValues({ followUpOn: target.value, followUpTime })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <TextField
            type="time"
            label="Time"
            value={followUpTime}
            onChange={({ target }) => setValues({ followUpOn, followUpTime: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Set follow-up
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
