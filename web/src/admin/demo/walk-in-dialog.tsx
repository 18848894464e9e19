import { messages, type DemoClass } from '@institute/schema';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../lib/notifications/notify-failure.ts';
import { BusyButton } from '../shell/busy-button.tsx';

interface WalkInDialogProps {
  readonly held: DemoClass;
  readonly onStored: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Stores the enquiry of someone who walks in to a class, and that they came. */
export function WalkInDialog({ held: { _id: slot, title }, onStored, onClose }: WalkInDialogProps) {
  const [values, setValues] = useState({ name: '', phone: '' });
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  /** The same for every try of these values. */
  const id = useRef<string>(crypto.randomUUID());

  function change(changed: Partial<typeof values>) {
    id.current = crypto.randomUUID();
    setValues({ ...values, ...changed });
  }

  async function store() {
    setIsBusy(true);
    setRefused({});
    const asked = { email: '', message: '', course: title, source: 'Walk-in' as const };
    try {
      await callApi('createDeskEnquiry', { body: { ...values, ...asked, id: id.current } });
      await callApi('bookLead', { id: id.current, body: { slot, walkedIn: true } });
      notify('success', `${values.name.trim()} added to the class`);
      onClose();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setRefused(fields);
      if (!fields['name'] && !fields['phone']) notifyFailure(error, messages.save.demoClass);
      setIsBusy(false);
    }
    await onStored();
  }

  const field = (name: keyof typeof values, label: string, type: string) => (
    <TextField
      label={label}
      type={type}
      value={values[name]}
      error={name in refused}
      helperText={refused[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      slotProps={{
        htmlInput: { autoComplete: 'off' },
        formHelperText: name in refused ? { role: 'alert' } : {},
      }}
    />
  );

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="walk-in">
      <DialogTitle id="walk-in">Add a walk-in</DialogTitle>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void store();
        }}
      >
        <DialogContent>
          <Stack sx={{ gap: 2, paddingTop: 1 }}>
            {field('name', 'Name', 'text')}
            {field('phone', 'Phone', 'tel')}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <BusyButton type="submit" variant="contained" busy={isBusy} busyLabel="Saving...">
            Add
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
