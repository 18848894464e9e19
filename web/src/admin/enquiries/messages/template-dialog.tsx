import {
  hasTamil,
  languageNames,
  messages,
  succeeded,
  template,
  templateHelp,
  templateChannels,
  type StoredTemplate,
} from '@institute/schema';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { problemsOf, type Problems } from '../../editor/form/problems-of.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { InputDialog } from '../../shell/dialogs/input-dialog.tsx';
import { problemsOfFailure } from '../../shell/dialogs/problems-of-failure.ts';

const blank = { name: '', channel: 'whatsapp', language: 'en', subject: '', text: '' };

interface TemplateDialogProps {
  /** Absent for a new one. */
  readonly stored: StoredTemplate | undefined;
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}

/** Edits a template. */
export function TemplateDialog({ stored, onSaved, onClose }: TemplateDialogProps) {
  const [typed, setTyped] = useState<Record<keyof typeof blank, string>>(() => ({
    ...blank,
    ...stored,
  }));
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  /** So that a retry stores one template. */
  const [newId] = useState(() => crypto.randomUUID());

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { data: body, error } = template.safeParse(typed);
    if (error) return setProblems(problemsOf(error));
    setProblems({});
    setBusy(true);
    try {
      await (stored
        ? callApi('updateTemplate', {
            id: stored._id,
            body: { ...body, updatedAt: stored.updatedAt },
          })
        : callApi('createTemplate', { body: { ...body, id: newId } }));
      notify('success', succeeded('Template', stored ? 'updated' : 'created'));
      await onSaved();
      onClose();
    } catch (failure) {
      setProblems(problemsOfFailure(failure, () => notifyFailure(failure, messages.save.template)));
      setBusy(false);
    }
  }

  const field = (name: keyof typeof blank) => ({
    value: typed[name],
    error: problems[name] !== undefined,
    helperText: problems[name] ?? templateHelp[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  const alert = (name: string) => (problems[name] === undefined ? {} : { role: 'alert' });

  return (
    <InputDialog isBusy={busy} fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="template">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="template">{stored ? stored.name : 'New template'}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, paddingTop: 1 }}>
            <TextField
              label="Name"
              {...field('name')}
              slotProps={{ formHelperText: alert('name') }}
            />
            <TextField
              select
              label="For"
              {...field('channel')}
              slotProps={{ select: { native: true }, formHelperText: alert('channel') }}
            >
              {Object.entries(templateChannels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </TextField>
            {hasTamil && (
              <TextField
                select
                label="Language"
                {...field('language')}
                slotProps={{ select: { native: true }, formHelperText: alert('language') }}
              >
                {Object.entries(languageNames).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </TextField>
            )}
            {typed.channel === 'email' && (
              <TextField
                label="Subject"
                {...field('subject')}
                slotProps={{ formHelperText: alert('subject') }}
              />
            )}
            <TextField
              label="Text"
              multiline
              minRows={5}
              {...field('text')}
              slotProps={{ formHelperText: alert('text') }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" busy={busy} busyLabel="Saving...">
            Save template
          </BusyButton>
        </DialogActions>
      </form>
    </InputDialog>
  );
}
