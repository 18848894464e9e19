import {
  clockText,
  hasBegun,
  isOpenBooking,
  localDay,
  messages,
  rangeText,
  slotStart,
  type DemoClass,
} from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useCallback, useState } from 'react';
import { lazyComponent } from '../../lib/page/lazy-component.tsx';
import { callApi } from '../../lib/api/api-client.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../lib/notifications/notify-failure.ts';
import { DateSheet } from '../../components/dates/date-sheet.tsx';
import { BusyButton } from '../shell/busy-button.tsx';
import { useConfirm } from '../shell/dialogs/confirm-context.ts';
import { BookingRow } from './booking-row.tsx';
import { whereText } from './coming-classes.tsx';
import { quiet } from '../shell/quiet.ts';

const printedList = lazyComponent(async () => (await import('./printed-list.tsx')).PrintedList);

const walkInDialog = lazyComponent(async () => (await import('./walk-in-dialog.tsx')).WalkInDialog);

const people = (count: number): string => (count === 1 ? '1 person has' : `${count} people have`);

interface SectionProps {
  readonly held: DemoClass;
  readonly now: Date;
  readonly onChanged: () => Promise<unknown>;
}

interface CountProps {
  readonly of: string;
  readonly children: string;
}

const Count = ({ of, children }: CountProps) => (
  <Typography component="p" color="textSecondary" sx={{ textAlign: 'end', lineHeight: 1.2 }}>
    <Typography component="span" variant="h2" color="textPrimary">
      {of}
    </Typography>{' '}
    <Box component="span" sx={{ display: { md: 'block' } }}>
      {children}
    </Box>
  </Typography>
);

/** A demo class: who booked it, who came, and the button that cancels it. */
export function DemoClassSection({ held, now, onChanged }: SectionProps) {
  const confirm = useConfirm();
  const [opened, setOpened] = useState<'walk-in' | 'print'>();
  const [isNoting, setIsNoting] = useState(false);
  const close = useCallback(() => setOpened(undefined), []);
  const { _id: id, day, from, to, title, places, taken, cancelled, bookings } = held;
  const heading = `${clockText(from)} – ${clockText(to)}, ${title || 'any course'}`;
  const waitingForIt = bookings.filter(isOpenBooking).length;

  async function cancel() {
    const agreed = await confirm({
      title: `Cancel ${heading}?`,
      text:
        waitingForIt === 0
          ? 'No one has booked it.'
          : `${people(waitingForIt)} booked it or joined its waiting list. Everyone will be emailed.`,
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

  const expected = bookings.filter(({ state }) => state === 'booked');
  const isNoted = bookings.some(({ state }) => state === 'came' || state === 'missed');

  async function noteAllCame() {
    setIsNoting(true);
    const notes = expected.map(({ _id }) =>
      callApi('noteAttendance', { id: _id, body: { state: 'came' } }),
    );
    const failed = (await Promise.allSettled(notes)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') notifyFailure(failed.reason, messages.save.demoClass);
    await onChanged();
    setIsNoting(false);
  }

  return (
    <Box component="section" aria-label={heading}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <DateSheet day={day} />
        <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <Typography color="textSecondary">{rangeText(from, to)}</Typography>
          <Typography variant="h3" sx={{ fontSize: '1.25rem' }}>
            {title || 'Any course'}
          </Typography>
          <Typography color="textSecondary">
            {[whereText(held), held.trainers.join(', '), cancelled && 'Cancelled']
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        {!cancelled && (
          <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
            <Count of={String(bookings.filter(({ state }) => state === 'came').length)}>came</Count>
            <Count of={`${taken} of ${places}`}>places taken</Count>
          </Stack>
        )}
      </Stack>
      {!cancelled && (
        <Stack direction="row" sx={{ gap: 1, marginTop: 1, flexWrap: 'wrap' }}>
          {hasBegun(slotStart(held), now) && expected.length > 1 && (
            <BusyButton
              variant="outlined"
              busy={isNoting}
              busyLabel="Saving..."
              onClick={() => void noteAllCame()}
            >
              {isNoted ? 'All others came' : 'Everyone came'}
            </BusyButton>
          )}
          {day === localDay(now) && (
            <Button variant="contained" onClick={() => setOpened('walk-in')}>
              Walk-in
            </Button>
          )}
          <Button variant="outlined" onClick={() => setOpened('print')}>
            Print
          </Button>
          <Button
            {...quiet}
            sx={{ ...quiet.sx, marginInlineStart: 'auto' }}
            onClick={() => void cancel()}
          >
            Cancel the class
          </Button>
        </Stack>
      )}
      <Box
        component="ul"
        sx={{ listStyle: 'none', padding: 0, marginBlock: 1.5, borderTop: '1px solid var(--line)' }}
      >
        {bookings.map((booking) => (
          <BookingRow
            key={booking._id}
            booking={booking}
            held={held}
            hasBegun={hasBegun(slotStart(held), now)}
            onChanged={onChanged}
          />
        ))}
      </Box>
      {bookings.length === 0 && (
        <Typography color="textSecondary">No one has booked it yet.</Typography>
      )}
      {opened && (
        <Suspense fallback={null}>
          {opened === 'print' ? (
            <printedList.Component held={held} onPrinted={close} />
          ) : (
            <walkInDialog.Component held={held} onStored={onChanged} onClose={close} />
          )}
        </Suspense>
      )}
    </Box>
  );
}
