import { messages, type Attendance, type DemoClass } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Check, Phone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { lazyComponent } from '../../lib/page/lazy-component.tsx';
import { callApi } from '../../lib/api/api-client.ts';
import { telephoneLink } from '../../lib/links/phone-links.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../lib/notifications/notify-failure.ts';
import { phoneText } from '../enquiries/row/phone-text.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { tabPath } from '../shell/tabs.ts';
import { useLastChoice } from '../shell/use-last-choice.ts';
import { bookedText } from './booked-text.ts';
import { expectsPerson, waitsForPlace, type Booking } from './booking-states.ts';

const classDialog = lazyComponent(async () => (await import('./class-dialog.tsx')).ClassDialog);

interface RowProps {
  readonly booking: Booking;
  /** The class. */
  readonly held: DemoClass;
  /** Whether the class has begun. */
  readonly hasBegun: boolean;
  readonly onChanged: () => Promise<unknown>;
}

/** Who booked a class, how to call them, whether they came, and the press that moves them. */
export function BookingRow({ booking, held, hasBegun, onChanged }: RowProps) {
  const { _id: id, name, phone, state } = booking;
  const [moving, setMoving] = useState(false);
  const [isBooking, setIsBooking] = useState(false);
  const [noted, note] = useLastChoice(async (chosen: Attendance['state']) => {
    try {
      await callApi('noteAttendance', { id, body: { state: chosen } });
    } catch (error) {
      notifyFailure(error, messages.save.demoClass);
    }
    await onChanged();
  });
  const attended = noted ?? state;
  const canMove = state === 'booked' && !hasBegun;

  async function givePlace() {
    setIsBooking(true);
    try {
      await callApi('bookLead', { id, body: { slot: held._id } });
      notify('success', `${name} has a place in the class`);
    } catch (error) {
      notifyFailure(error, messages.save.demoClass);
    }
    await onChanged();
    setIsBooking(false);
  }

  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          md: 'minmax(0, 1fr) 11.5rem 12.5rem 4.5rem',
        },
        gap: { xs: 0.5, md: 1.5 },
        alignItems: 'center',
        minHeight: 56,
        paddingBlock: 0.75,
        borderBottom: '1px solid var(--line)',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={tabPath('enquiries', id)}
          underline="hover"
          sx={{
            color: 'text.primary',
            fontWeight: 600,
            ...(state === 'cancelled' && { textDecoration: 'line-through' }),
          }}
        >
          {name}
        </Link>
        <Typography sx={{ fontSize: '0.8125rem' }} color="textSecondary">
          {bookedText(booking, held)}
        </Typography>
      </Box>
      {phone ? (
        <Button
          href={telephoneLink(phone)}
          aria-label={`Call ${name}: ${phoneText(phone)}`}
          startIcon={<Phone size={18} aria-hidden="true" />}
          sx={{
            justifyContent: { xs: 'center', sm: 'start' },
            justifySelf: { xs: 'end', sm: 'stretch' },
            minWidth: 44,
            minHeight: 44,
            fontWeight: 500,
            '& .MuiButton-startIcon': { margin: { xs: 0, sm: '0 8px 0 -4px' } },
          }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {phoneText(phone)}
          </Box>
        </Button>
      ) : (
        <span />
      )}
      {expectsPerson(booking) ? (
        <ToggleButtonGroup
          exclusive
          fullWidth
          value={attended}
          aria-busy={noted !== undefined}
          aria-label={`Attendance of ${name}`}
          onChange={({ detail }, chosen: 'came' | 'missed' | null) => {
            // The second click of a double click would undo the first.
            if (detail < 2) void note(chosen ?? 'booked');
          }}
          sx={{
            gap: 0.75,
            opacity: noted ? 0.7 : 1,
            // On phones as wide as the row, where nothing stands beside it.
            gridColumn: { xs: canMove ? 'auto' : '1 / -1', md: 'auto' },
            '& button.MuiToggleButtonGroup-grouped': {
              minHeight: 44,
              marginInlineStart: 0,
              paddingBlock: 0.5,
              border: '1px solid var(--control-line)',
              borderRadius: 1,
              color: 'text.primary',
              fontWeight: 600,
              textTransform: 'none',
            },
            '& button.MuiToggleButtonGroup-grouped:disabled': {
              borderColor: 'divider',
              color: 'text.disabled',
            },
            '& button.MuiToggleButtonGroup-grouped[value=came][aria-pressed=true]': {
              backgroundColor: 'color-mix(in srgb, var(--leaf) 14%, transparent)',
              borderColor: 'var(--leaf)',
            },
          }}
        >
          <ToggleButton value="came" sx={{ gap: 0.75 }}>
            {attended === 'came' && <Check size={16} aria-hidden="true" />}
            Came
          </ToggleButton>
          <ToggleButton value="missed" disabled={!hasBegun && state !== 'missed'}>
            Absent
          </ToggleButton>
        </ToggleButtonGroup>
      ) : waitsForPlace(booking) && !hasBegun ? (
        <BusyButton
          variant="outlined"
          aria-label={`Book ${name}`}
          busy={isBooking}
          busyLabel="Booking..."
          onClick={() => void givePlace()}
        >
          Book
        </BusyButton>
      ) : (
        <span />
      )}
      {canMove && (
        <Button
          aria-label={`Move ${name}`}
          sx={{ minHeight: 44, color: 'text.secondary' }}
          onClick={() => setMoving(true)}
        >
          Move
        </Button>
      )}
      {moving && (
        <Suspense>
          <classDialog.Component
            lead={booking}
            course={held.title}
            isMove
            from={held._id}
            onBooked={onChanged}
            onClose={() => setMoving(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
