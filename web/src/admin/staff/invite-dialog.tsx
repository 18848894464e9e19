import { invitation, invitationHelp, invitationHours, roles } from '@institute/schema';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { reasonOf } from '../account/reason-of.ts';
import { problemsOf, type Problems } from '../editor/form/problems-of.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { InputDialog } from '../shell/dialogs/input-dialog.tsx';

const rolesInWords = {
  owner: 'Owner: everything, including staff',
  editor: 'Editor: the site’s content, but no personal data',
  counsellor: 'Counsellor: enquiries; can view but not edit content',
};

/** Invites somebody by email. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const role = useRef<HTMLSelectElement>(null);

  function fail(found: Problems): void {
    setProblems(found);
    (found['name'] === undefined ? email : name).current?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = {
      name: name.current?.value,
      email: email.current?.value,
      role: role.current?.value,
    };
    const { data: body, error } = invitation.safeParse(typed);
    if (error) return fail(problemsOf(error));
    setBusy(true);
    setProblems({});
    try {
      await callApi('inviteStaff', { body });
      await client.invalidateQueries({ queryKey: ['staff'] });
      notify('success', `Invitation to ${body.email} on its way`);
      onClose();
    } catch (failure) {
      const fields = failure instanceof ApiError ? failure.fields : {};
      fail(Object.keys(fields).length > 0 ? fields : { email: reasonOf(failure) });
      setBusy(false);
    }
  }

  const problemAt = (field: 'name' | 'email') => ({
    error: problems[field] !== undefined,
    helperText: problems[field] ?? invitationHelp[field],
    slotProps: { formHelperText: problems[field] === undefined ? {} : { role: 'alert' } },
  });

  return (
    <InputDialog
      isBusy={busy}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="invite"
      slotProps={{ transition: { onEnter: () => name.current?.focus() } }}
    >
      <DialogTitle id="invite">Invite to the dashboard</DialogTitle>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogContent>
          <DialogContentText sx={{ marginBottom: 2 }}>
            We will email them a link to choose a password. It works once and expires after{' '}
            {invitationHours} hours.
          </DialogContentText>
          <Stack sx={{ gap: 2 }}>
            <TextField label="Name" autoComplete="off" inputRef={name} {...problemAt('name')} />
            <TextField
              label="Email address"
              type="email"
              autoComplete="off"
              inputRef={email}
              {...problemAt('email')}
            />
            <TextField
              select
              label="Role"
              defaultValue="counsellor"
              inputRef={role}
              helperText={invitationHelp.role}
              slotProps={{ select: { native: true } }}
            >
              {roles.toReversed().map((each) => (
                <option key={each} value={each}>
                  {rolesInWords[each]}
                </option>
              ))}
            </TextField>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" busy={busy} busyLabel="Inviting...">
            Invite
          </BusyButton>
        </DialogActions>
      </form>
    </InputDialog>
  );
}
