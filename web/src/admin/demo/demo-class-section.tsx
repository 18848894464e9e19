import { clockText, demoModes, messages, type Attendance, type DemoClass } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../lib/notifications/notify-failure.ts';
import { useConfirm } from '../shell/dialogs/confirm-context.ts';
import { tabPath } from '../shell/tabs.ts';

type Booking = DemoClass['bookings'][number];

const stateLabels: Partial<Record<Booking['state'], string>> = {
  waiting: 'On the waiting list',
  offered: 'Offered a place',
  lapsed: 'Did not take the place',
  cancelled: 'Cancelled',
};

const isComing = ({ state }: Booking): boolean => ['booked', 'waiting', 'offered'].includes(state);

const hasPlace = ({ state }: Booking): boolean => ['booked', 'came', 'missed'].includes(state);

const people = (count: number): string => (count === 1 ? '1 person has' : `${count} people have`);

interface RowProps {
  readonly booking: Booking;
  readonly onChanged: () => Promise<unknown>;
}

function BookingRow({ booking, onChanged }: RowProps) {
  const { _id: id, name, phone, state } = booking;

  async function note(chosen: Attendance['state']) {
    try {
      await callApi('noteAttendance', { id, body: { state: chosen } });
    } catch (error) {
      notifyFailure(error, messages.save.demoClass);
    }
    await onChanged();
  }

  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 2,
        flexWrap: 'wrap',
        alignItems: 'center',
        paddingBlock: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={tabPath('enquiries', id)}>
          {name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {phone}
        </Typography>
      </Box>
      {hasPlace(booking) ? (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={state}
          aria-label={`Attendance of ${name}`}
          onChange={(_event, chosen: 'came' | 'missed' | null) => void note(chosen ?? 'booked')}
        >
          <ToggleButton value="came">Came</ToggleButton>
          <ToggleButton value="missed">Missed it</ToggleButton>
        </ToggleButtonGroup>
      ) : (
        <Typography variant="body2">{stateLabels[state]}</Typography>
      )}
    </Stack>
  );
}

interface SectionProps {
  readonly held: DemoClass;
  readonly onChanged: () => Promise<unknown>;
}

/** A demo class: who booked it, who came, and the button that cancels it. */
export function DemoClassSection({ held, onChanged }: SectionProps) {
  const confirm = useConfirm();
  const { _id: id, from, to, title, mode, branch, places, taken, cancelled, bookings } = held;
  const heading = `${clockText(from)} – ${clockText(to)}, ${title || 'any course'}`;
  const coming = bookings.filter(isComing).length;

  async function cancel() {
    const agreed = await confirm({
      title: `Cancel ${heading}?`,
      text:
        coming === 0
          ? 'No one has booked it.'
          : `${people(coming)} booked it or joined its waiting list. Everyone will be emailed.`,
      agree: 'Cancel the class',
      decline: 'Keep the class',
      destructive: true,
    });
    if (!agreed) return;
    try {
      await callApi('cancelDemoClass', { id, body: {} });
      notify('success', 'Demo class cancelled');
    } catch (error) {
      notifyFailure(error, messages.save.demoClass);
    }
    await onChanged();
  }

  return (
    <Box component="section" aria-label={heading}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ marginInlineEnd: 'auto' }}>
          <Typography variant="h3">{heading}</Typography>
          <Typography color="textSecondary">
            {[demoModes[mode], branch].filter(Boolean).join(', ')} ·{' '}
            {cancelled ? 'Cancelled' : `${taken} of ${places} places taken`}
          </Typography>
        </Box>
        {!cancelled && (
          <Button color="error" variant="outlined" onClick={() => void cancel()}>
            Cancel the class
          </Button>
        )}
      </Stack>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, marginBlock: 1 }}>
        {bookings.map((booking) => (
          <BookingRow key={booking._id} booking={booking} onChanged={onChanged} />
        ))}
      </Box>
    </Box>
  );
}
