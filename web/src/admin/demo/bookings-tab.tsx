import { localDay, plainDay, shortDay } from '@institute/schema';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { reasonOf } from '../account/reason-of.ts';
import { useNow } from '../enquiries/use-now.ts';
import { ListViews } from '../list/list-views.tsx';
import { NothingYet } from '../list/nothing-yet.tsx';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import { ComingClasses } from './coming-classes.tsx';
import { DemoClassSection } from './demo-class-section.tsx';

/** How many of the days with classes have a press of their own. */
const dayCount = 4;

/** The demo classes of a day with who booked them, and those that come (demo-9). */
export function BookingsTab() {
  const client = useQueryClient();
  const moment = useNow();
  const now = useMemo(() => new Date(moment), [moment]);
  const today = localDay(now);
  const [chosen, setChosen] = useState<string>();
  const {
    data: coming,
    error: failure,
    refetch: readAgain,
  } = useQuery({
    queryKey: ['bookings', 'coming'],
    queryFn: () => callApi('listComingClasses', {}),
    staleTime: 0,
  });
  const days = [...new Set(coming?.map(({ day: each }) => each))].slice(0, dayCount);
  const day = chosen ?? (coming && (days[0] ?? today));
  const { data, error, refetch } = useQuery({
    queryKey: ['bookings', day],
    queryFn: () => callApi('readDemoDay', { id: day ?? today }),
    enabled: day !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const reload = () => client.invalidateQueries({ queryKey: ['bookings'] });
  const isLoading = !failure && !error && !data;
  return (
    <Stack component="section" aria-labelledby="bookings-title" spacing={2}>
      <Stack direction="row" sx={{ columnGap: 1, rowGap: 2, flexWrap: 'wrap', alignItems: 'end' }}>
        <Stack
          direction="row"
          sx={{
            flex: { xs: '1 1 9rem', sm: '1 0 100%' },
            order: { xs: -1, sm: 0 },
            columnGap: 1.5,
            flexWrap: 'wrap',
            alignItems: 'baseline',
          }}
        >
          <Typography id="bookings-title" variant="h2">
            Bookings
          </Typography>
          {data && day && (
            <Typography
              role="status"
              color="textSecondary"
              sx={{ fontSize: { xs: '0.8125rem', sm: '1rem' } }}
            >
              {data.length === 1 ? '1 demo class' : `${data.length} demo classes`} on{' '}
              {shortDay(day)}
            </Typography>
          )}
        </Stack>
        <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 16rem' }, minWidth: 0 }}>
          <ListViews
            label="Next days with demo classes"
            views={days.map((each) => ({
              value: each,
              label: each === today ? 'Today' : shortDay(each),
              count: (coming ?? [])
                .filter((slot) => slot.day === each)
                .reduce((sum, { taken }) => sum + taken, 0),
            }))}
            value={day ?? ''}
            onChange={setChosen}
          />
        </Box>
        <TextField
          label="Day"
          type="date"
          value={day ?? today}
          onChange={({ target }) => target.value && setChosen(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          // On phones beside the heading, above the next days.
          sx={{ width: { xs: '10rem', sm: '11rem' }, order: { xs: -1, sm: 0 } }}
        />
      </Stack>
      {failure && <ReadFailure reason={reasonOf(failure)} onRetry={readAgain} />}
      {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
      {isLoading && <LoadingShape of="rows" label="Loading the bookings" />}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { lg: 'minmax(0, 1fr) 20rem' },
        }}
      >
        <Stack spacing={4} sx={{ minWidth: 0 }}>
          {data?.length === 0 && day && (
            <NothingYet seed="bookings" text={`No demo classes on ${plainDay(day)}.`}>
              Choose another day above, or plan one in Demo classes.
            </NothingYet>
          )}
          {data?.map((held) => (
            <DemoClassSection key={held._id} held={held} now={now} onChanged={reload} />
          ))}
        </Stack>
        {coming && day && (
          <ComingClasses classes={coming.filter((slot) => slot.day > day)} onChosen={setChosen} />
        )}
      </Box>
    </Stack>
  );
}
