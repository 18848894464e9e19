import { indianDay } from '@institute/schema';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { reasonOf } from '../account/reason-of.ts';
import { DemoClassSection } from './demo-class-section.tsx';
import { NothingYet } from '../list/nothing-yet.tsx';
import { ReadFailure } from '../shell/read-state.tsx';

/** The demo classes of a day with who booked them (demo-9). */
export function BookingsTab() {
  const client = useQueryClient();
  const [day, setDay] = useState(() => indianDay(new Date()));
  const { data, error, refetch } = useQuery({
    queryKey: ['bookings', day],
    queryFn: () => callApi('readDemoDay', { id: day }),
    staleTime: 0,
    gcTime: 0,
  });
  const reload = () => client.invalidateQueries({ queryKey: ['bookings'] });
  return (
    <Stack component="section" aria-labelledby="bookings-title" spacing={2}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography id="bookings-title" variant="h2" sx={{ marginInlineEnd: 'auto' }}>
          Bookings
        </Typography>
        <TextField
          label="Day"
          type="date"
          value={day}
          onChange={({ target }) => target.value && setDay(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: '12rem' }}
        />
      </Stack>
      {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
      {!data && !error && <CircularProgress aria-label="Loading the bookings" />}
      {data && (
        <Typography role="status" color="textSecondary">
          {data.length === 1 ? '1 demo class' : `${data.length} demo classes`}
        </Typography>
      )}
      {data?.length === 0 && (
        <NothingYet seed="bookings" text="No demo classes on this day.">
          Choose another day above, or plan one in Demo classes.
        </NothingYet>
      )}
      {data?.map((held) => (
        <DemoClassSection key={held._id} held={held} onChanged={reload} />
      ))}
    </Stack>
  );
}
