import { courseLabel, messages, type StoredEnquiry } from '@institute/schema';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { lazyComponent } from '../../../lib/page/lazy-component.tsx';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { cancellationId } from '../../demo/cancellation-id.ts';
import { scheduleDeletion, usePendingDeletions } from '../../shell/deletion/deletions.ts';
import { OnDemand } from '../../shell/on-demand.tsx';
import { useMay } from '../../shell/session.ts';

const dialog = lazyComponent(async () => (await import('../../demo/class-dialog.tsx')).ClassDialog);

interface DemoBookingProps {
  readonly enquiry: StoredEnquiry;
  /** Whether the class is being chosen. */
  readonly isChoosing: boolean;
  readonly onChoosing: (isChoosing: boolean) => void;
}

/** The demo class of a lead: booked, moved and cancelled from here (demo-21). */
export function DemoBooking({ enquiry, isChoosing, onChoosing }: DemoBookingProps) {
  const { _id: id, status, hadDemo, source } = enquiry;
  const client = useQueryClient();
  const cancelled = cancellationId(id);
  const isPending = usePendingDeletions().some((pending) => pending.id === cancelled);
  const [isSent, setIsSent] = useState(false);
  const isCancelling = isPending || isSent;
  const mayBook = useMay('handleBookings');
  const key = ['booked class', id];
  const { data } = useQuery({
    queryKey: [...key, status],
    queryFn: () => callApi('readBookedClass', { id }),
    enabled: mayBook && (status === 'demo booked' || hadDemo === true || source === 'Demo class'),
    staleTime: 0,
  });
  // Whoever has booked nothing is booked by the outcome of the call.
  if (!mayBook || (!data && !isChoosing)) return null;
  const reload = () => client.invalidateQueries({ queryKey: key });

  const cancel = () =>
    scheduleDeletion({
      id: cancelled,
      doing: 'cancelling',
      name: `the booking of ${enquiry.name}`,
      text: `The booking of ${enquiry.name} will be cancelled in ten seconds. ${
        enquiry.email ? 'They will get an email.' : 'They have no email, so call them.'
      }`,
      from: 'bookings',
      run: async () => {
        setIsSent(true);
        try {
          await callApi('cancelLeadBooking', { id, body: {} });
          notify('success', 'Booking cancelled');
          await reload();
          return true;
        } catch (error) {
          notifyFailure(error, messages.save.enquiry);
          return false;
        } finally {
          setIsSent(false);
        }
      },
    });

  return (
    <Stack
      component="section"
      aria-label="Demo class"
      direction="row"
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
    >
      {data && (
        <>
          <Typography variant="h3">Demo class</Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{data.text}</Typography>
          {!isCancelling && (
            <Button variant="outlined" onClick={() => onChoosing(true)}>
              {data.isOpen ? 'Move' : 'Book a demo class'}
            </Button>
          )}
          {data.isOpen && !isCancelling && <Button onClick={cancel}>Cancel booking</Button>}
        </>
      )}
      {isChoosing && (
        <OnDemand>
          <dialog.Component
            lead={enquiry}
            course={courseLabel(enquiry.course)}
            isMove={data?.isOpen ?? false}
            {...(data?.isOpen && data.slot && { from: data.slot })}
            onBooked={reload}
            onClose={() => onChoosing(false)}
          />
        </OnDemand>
      )}
    </Stack>
  );
}
