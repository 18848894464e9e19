import { may, type StaffMember } from '@institute/schema';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { useConfirm, type Question } from '../shell/dialogs/confirm-context.ts';
import { freedText } from './freed-text.ts';
import { TargetDialog } from './target-dialog.tsx';
import { useAct } from './use-staff.ts';
import { quiet } from '../shell/quiet.ts';

interface Entry {
  readonly label: string;
  readonly question: Question;
  readonly run: () => Promise<unknown>;
  readonly done: string;
  /** Whether they handle no enquiries after it. */
  readonly frees?: true;
}

const signOut = (id: string, name: string): Entry => ({
  label: 'Sign out everywhere',
  question: { title: `Sign ${name} out everywhere?`, agree: 'Sign out' },
  run: () => callApi('signOutStaff', { id, body: {} }),
  done: 'Signed out everywhere',
});

const invitationEntries = (id: string, name: string): Entry[] => [
  {
    label: 'Resend invitation',
    question: {
      title: `Resend the invitation to ${name}?`,
      text: 'The new link will work for 72 hours. The old one will stop working.',
      agree: 'Resend',
    },
    run: () => callApi('resendInvitation', { id, body: {} }),
    done: 'Invitation resent',
  },
  {
    label: 'Withdraw invitation',
    question: {
      title: `Withdraw the invitation to ${name}?`,
      text: 'The link will stop working.',
      agree: 'Withdraw',
      destructive: true,
    },
    run: () => callApi('removeStaff', { id }),
    done: 'Invitation withdrawn',
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
          text: 'They will be signed out and cannot sign in until you enable them again.',
          agree: 'Disable',
          destructive: true,
        },
        run: () => callApi('disableStaff', { id, body: { disabled: true } }),
        done: `${name} disabled`,
        frees: true,
      },
  signOut(id, name),
  {
    label: 'Reset two-step verification',
    question: {
      title: `Reset two-step verification for ${name}?`,
      text: 'Only do this after speaking to them: until they set up a new app, anyone with their password can do so.',
      agree: 'Reset',
      destructive: true,
    },
    run: () => callApi('resetSecondFactor', { id, body: {} }),
    done: 'They will set it up again when they next sign in',
  },
];

const removal = (id: string, name: string): Entry => ({
  label: 'Remove',
  question: {
    title: `Remove ${name}?`,
    text: 'Their account will be deleted. What they did stays in the audit trail.',
    agree: 'Remove',
    destructive: true,
  },
  run: () => callApi('removeStaff', { id }),
  done: `${name} removed`,
  frees: true,
});

interface StaffMenuProps {
  readonly member: StaffMember;
  readonly name: string;
  readonly isSelf: boolean;
  readonly isInvited: boolean;
}

/** What can be done about one of the staff, each after a question; what owners do most stands beside the menu. */
export function StaffMenu({ member, name, isSelf, isInvited }: StaffMenuProps) {
  const confirm = useConfirm();
  const act = useAct();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAiming, setIsAiming] = useState(false);
  const { _id: id, state, role } = member;
  const others = isInvited
    ? invitationEntries(id, name)
    : accountEntries(id, name, state === 'disabled');
  const entries = isSelf ? [signOut(id, name)] : others;

  async function choose({ question, run, done, frees }: Entry) {
    setAnchor(null);
    const more = frees ? await freedText(member) : '';
    if (await confirm({ ...question, text: `${question.text ?? ''} ${more}`.trim() }))
      await act(run, done);
  }

  return (
    <Stack
      direction="row"
      // As wide without "Remove", so that the columns are even.
      sx={{ marginInlineStart: 'auto', minWidth: { md: '7.5rem' }, justifyContent: 'end' }}
    >
      {!isSelf && !isInvited && (
        <Button
          {...quiet}
          aria-label={`Remove ${name}`}
          onClick={() => void choose(removal(id, name))}
        >
          Remove
        </Button>
      )}
      <IconButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Actions for ${name}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisVertical size={20} aria-hidden="true" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {!isInvited && may(role, 'handleEnquiries') && (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              setIsAiming(true);
            }}
          >
            Set target
          </MenuItem>
        )}
        {entries.map((entry) => (
          <MenuItem key={entry.label} onClick={() => void choose(entry)}>
            {entry.label}
          </MenuItem>
        ))}
      </Menu>
      {isAiming && <TargetDialog member={member} name={name} onClose={() => setIsAiming(false)} />}
    </Stack>
  );
}
