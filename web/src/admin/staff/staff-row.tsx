import { may, roles, type StaffMember } from '@institute/schema';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { callApi } from '../../lib/api/api-client.ts';
import { useConfirm } from '../shell/dialogs/confirm-context.ts';
import { timeText } from '../editor/time-text.ts';
import { StateDot } from '../list/state-dot.tsx';
import { Thumbnail } from '../list/thumbnail.tsx';
import { useAdmin } from '../shell/session.ts';
import { freedText } from './freed-text.ts';
import { StaffMenu } from './staff-menu.tsx';
import { useAct } from './use-staff.ts';

const states = {
  invited: 'Invited',
  expired: 'Invitation expired',
  active: 'Active',
  disabled: 'Disabled',
};

const dots = { invited: 'draft', expired: 'bad', active: 'good', disabled: 'over' } as const;

const secondFactors = {
  none: 'No two-step verification',
  required: 'Two-step verification not set up',
  enrolled: 'Two-step verification on',
};

const isInvited = ({ state }: StaffMember): boolean => state === 'invited' || state === 'expired';

function RoleSelect({ member, name }: { readonly member: StaffMember; readonly name: string }) {
  const confirm = useConfirm();
  const act = useAct();
  const { _id: id } = member;

  async function choose(chosen: string) {
    const role = roles.find((each) => each === chosen);
    if (!role || role === member.role) return;
    const freed = may(role, 'handleEnquiries') ? '' : await freedText(member);
    const agreed = await confirm({
      title: `Make ${name} ${role === 'counsellor' ? 'a' : 'an'} ${role}?`,
      text: `They will be emailed and signed out, and will have the new role when they sign in again. ${freed}`.trim(),
      agree: 'Change role',
    });
    if (!agreed) return;
    await act(() => callApi('changeRole', { id, body: { role } }), 'Role changed');
  }

  return (
    <TextField
      select
      value={member.role}
      onChange={({ target }) => void choose(target.value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': `Role of ${name}` } }}
      sx={{
        width: '9rem',
        textTransform: 'capitalize',
        '& select': { textTransform: 'inherit' },
      }}
    >
      {roles.map((role) => (
        <option key={role}>{role}</option>
      ))}
    </TextField>
  );
}

/** One of the staff: who it is, and what can be done. */
export function StaffRow({ member }: { readonly member: StaffMember }) {
  const { uid } = useAdmin();
  const isSelf = member._id === uid;
  const name = member.name || member.email;
  const { lastSignInAt, target } = member;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        columnGap: { xs: 1, md: 2 },
        rowGap: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
        paddingBlock: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Thumbnail person={name} />
      <Box
        sx={{
          flex: { xs: '1 1 70%', md: '1 1 14rem' },
          minWidth: 0,
          marginInlineStart: { xs: 1, md: 0 },
          overflowWrap: 'anywhere',
        }}
      >
        <Typography sx={{ fontWeight: 600 }}>
          {name}
          {isSelf && ' (you)'}
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: '0.8125rem' }}>
          {member.name && `${member.email} · `}
          {secondFactors[member.secondFactor]}.{' '}
          {lastSignInAt ? `Last sign-in ${timeText(lastSignInAt)}.` : 'Never signed in.'}
          {target && ` Target: ${target} ${target === 1 ? 'enrolment' : 'enrolments'} a month.`}
        </Typography>
      </Box>
      <Box sx={{ width: { md: '9.5rem' } }}>
        <StateDot kind={dots[member.state]}>{states[member.state]}</StateDot>
      </Box>
      {isSelf || isInvited(member) ? (
        <Typography sx={{ width: { md: '9rem' }, textTransform: 'capitalize' }}>
          {member.role}
        </Typography>
      ) : (
        <RoleSelect member={member} name={name} />
      )}
      <StaffMenu member={member} name={name} isSelf={isSelf} isInvited={isInvited(member)} />
    </Stack>
  );
}
