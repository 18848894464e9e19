import type { StaffMember } from '@institute/schema';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { useConfirm, type Question } from '../shell/dialogs/confirm-context.ts';
import { useAct } from './use-staff.ts';

interface Entry {
  readonly label: string;
  readonly question: Question;
  readonly run: () => Promise<unknown>;
  readonly done: string;
}

const signOut = (id: string, name: string): Entry => ({
  label: 'Sign out everywhere',
  question: { title: `Sign ${name} out everywhere?`, agree: 'Sign out' },
  run: () => callApi('signOutStaff', { id, body: {} }),
  done: 'All sessions have ended',
});

const invitationEntries = (id: string, name: string): Entry[] => [
  {
    label: 'Send the invitation again',
    question: {
      title: `Send the invitation to ${name} again?`,
      text: 'The new link is valid for 72 hours. The old one stops working.',
      agree: 'Send again',
    },
    run: () => callApi('resendInvitation', { id, body: {} }),
    done: 'The invitation is sent again',
  },
  {
    label: 'Withdraw the invitation',
    question: {
      title: `Withdraw the invitation to ${name}?`,
      text: 'The link stops working.',
      agree: 'Withdraw',
      destructive: true,
    },
    run: () => callApi('removeStaff', { id }),
    done: 'The invitation is withdrawn',
  },
];

const accountEntries = (id: string, name: string, disabled: boolean): Entry[] => [
  disabled
    ? {
        label: 'Enable',
        question: { title: `Enable ${name} again?`, agree: 'Enable' },
        run: () => callApi('disableStaff', { id, body: { disabled: false } }),
        done: `${name} can sign in again`,
      }
    : {
        label: 'Disable',
        question: {
          title: `Disable ${name}?`,
          text: 'They are signed out and cannot sign in until you enable them again.',
          agree: 'Disable',
          destructive: true,
        },
        run: () => callApi('disableStaff', { id, body: { disabled: true } }),
        done: `${name} is disabled`,
      },
  signOut(id, name),
  {
    label: 'Reset the second factor',
    question: {
      title: `Reset the second factor of ${name}?`,
      text: 'Only do this if you have spoken to them: until they set up a new app, the password alone is enough to do it.',
      agree: 'Reset',
      destructive: true,
    },
    run: () => callApi('resetSecondFactor', { id, body: {} }),
    done: 'The next sign-in sets up a new second factor',
  },
  {
    label: 'Remove',
    question: {
      title: `Remove ${name}?`,
      text: 'Their account is deleted. What they did stays in the audit trail.',
      agree: 'Remove',
      destructive: true,
    },
    run: () => callApi('removeStaff', { id }),
    done: `${name} is removed`,
  },
];

interface StaffMenuProps {
  readonly member: StaffMember;
  readonly name: string;
  readonly isSelf: boolean;
  readonly isInvited: boolean;
}

/** What can be done about one of the staff, each after a question. */
export function StaffMenu({ member, name, isSelf, isInvited }: StaffMenuProps) {
  const confirm = useConfirm();
  const act = useAct();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { _id: id, state } = member;
  const others = isInvited
    ? invitationEntries(id, name)
    : accountEntries(id, name, state === 'disabled');
  const entries = isSelf ? [signOut(id, name)] : others;

  async function choose({ question, run, done }: Entry) {
    setAnchor(null);
    if (await confirm(question)) await act(run, done);
  }

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Actions for ${name}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Actions
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entries.map((entry) => (
          <MenuItem key={entry.label} onClick={() => void choose(entry)}>
            {entry.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
