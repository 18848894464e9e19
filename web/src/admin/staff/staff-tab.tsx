import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { reasonOf } from '../account/reason-of.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { ReassignmentForm } from './reassignment-form.tsx';
import { StaffRow } from './staff-row.tsx';
import { useStaff } from './use-staff.ts';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';

/** The admins, and who is invited to be one (staff-1). */
export function StaffTab() {
  const { data: staff, error, refetch } = useStaff();
  const [isInviting, setIsInviting] = useState(false);
  return (
    <Stack component="section" aria-labelledby="staff-title" spacing={2}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography id="staff-title" variant="h2" sx={{ marginInlineEnd: 'auto' }}>
          Staff
        </Typography>
        <Button variant="contained" onClick={() => setIsInviting(true)}>
          Invite
        </Button>
      </Stack>
      {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
      {!staff && !error && <LoadingShape of="rows" label="Loading the staff" />}
      {staff && (
        <>
          <Typography color="textSecondary">
            {staff.length === 1 ? '1 person' : `${staff.length} people`}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
            {staff.map((member) => (
              <StaffRow key={member._id} member={member} />
            ))}
          </Box>
          <ReassignmentForm />
        </>
      )}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </Stack>
  );
}
