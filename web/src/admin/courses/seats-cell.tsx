import { messages, seatReasons, type SeatReason, type StoredBatch } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../lib/notifications/notify-failure.ts';
import { useMay } from '../shell/session.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { InputDialog } from '../shell/dialogs/input-dialog.tsx';

type Change = 1 | -1;

/** The reasons that fit, the usual one first. */
const reasonsFor = (change: Change): readonly SeatReason[] =>
  seatReasons.filter((reason) => reason !== (change === 1 ? 'Withdrawn' : 'Enrolled'));

interface SeatsDialogProps {
  readonly batch: StoredBatch;
  readonly name: string;
  readonly change: Change;
  readonly onClose: () => void;
}

/** Asks why a seat is taken or freed, and does it. */
function SeatsDialog({ batch, name, change, onClose }: SeatsDialogProps) {
  const reasons = reasonsFor(change);
  const [reason, setReason] = useState(reasons[0] ?? 'Correction');
  const [busy, setBusy] = useState(false);
  /** So that a retry counts once. */
  const [id] = useState(() => crypto.randomUUID());
  const act = change === 1 ? 'Take a seat' : 'Free a seat';

  async function send() {
    setBusy(true);
    try {
      await callApi('changeSeats', { id: batch._id, body: { change, reason, id } });
      notify('success', change === 1 ? 'Seat taken' : 'Seat freed');
      onClose();
    } catch (error) {
      notifyFailure(error, messages.save.seats);
      setBusy(false);
    }
  }

  return (
    <InputDialog isBusy={busy} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="seats">
      <DialogTitle id="seats">
        {act}: {name}
      </DialogTitle>
      <DialogContent>
        <TextField
          select
          fullWidth
          label="Reason"
          margin="dense"
          value={reason}
          onChange={({ target }) =>
            setReason(reasons.find((each) => each === target.value) ?? reason)
          }
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {reasons.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <BusyButton busy={busy} busyLabel="Saving..." onClick={() => void send()}>
          {act}
        </BusyButton>
      </DialogActions>
    </InputDialog>
  );
}

/** The share of the seats that is taken, in colour: decoration. */
const filled = (share: number) =>
  `linear-gradient(90deg, var(--indigo) ${share * 100}%, var(--line) 0)`;

/** Beside the number, where there is room. */
const SeatsBar = ({ share }: { readonly share: number }) => (
  <Box
    aria-hidden="true"
    sx={{
      display: { xs: 'none', md: 'block' },
      flex: 'none',
      width: { xs: '3rem', lg: '2.5rem', xl: '5rem' },
      height: 8,
      marginInlineEnd: 1.25,
      borderRadius: 0.25,
      background: filled(share),
    }}
  />
);

interface SeatsCellProps {
  readonly batch: StoredBatch;
  readonly name: string;
  /** The state of the batch, which has no column of its own on phones. */
  readonly state: ReactNode;
}

/**
 * Seats taken of all, with plus and minus for those who handle them (dashboard-24): on phones after a press, so that
 * the row stays low.
 */
export function SeatsCell({ batch, name, state }: SeatsCellProps) {
  const { seats, seatsTaken } = batch;
  const handles = useMay('handleSeats');
  const [change, setChange] = useState<Change | null>(null);
  const [isOpen, setOpen] = useState(false);
  const share = seats === 0 ? 1 : seatsTaken / seats;
  return (
    <Stack sx={{ flexDirection: { md: 'row' }, alignItems: { md: 'center' } }}>
      <SeatsBar share={share} />
      <Box sx={{ position: 'relative', minWidth: '4.25em', whiteSpace: 'nowrap' }}>
        <Box
          component="span"
          // On phones its underline is the bar.
          sx={{
            borderBottom: { xs: '3px solid', md: 0 },
            borderImage: `${filled(share)} 1`,
          }}
        >
          {seatsTaken} of {seats}
        </Box>
        <Box component="small" sx={{ display: { xs: 'block', md: 'none' }, fontSize: '0.8125rem' }}>
          {state}
        </Box>
        {handles && (
          <ButtonBase
            aria-expanded={isOpen}
            aria-label={`Seats: ${name}`}
            onClick={() => setOpen(!isOpen)}
            sx={{ display: { md: 'none' }, position: 'absolute', inset: 0 }}
          />
        )}
      </Box>
      {handles && (
        <Box sx={{ display: { xs: isOpen ? 'block' : 'none', md: 'block' }, whiteSpace: 'nowrap' }}>
          <Button
            size="small"
            sx={{ minWidth: { xs: 44, md: 28 } }}
            aria-label={`Free a seat: ${name}`}
            disabled={seatsTaken === 0}
            onClick={() => setChange(-1)}
          >
            −
          </Button>
          <Button
            size="small"
            sx={{ minWidth: { xs: 44, md: 28 } }}
            aria-label={`Take a seat: ${name}`}
            disabled={seatsTaken >= seats}
            onClick={() => setChange(1)}
          >
            +
          </Button>
        </Box>
      )}
      {change && (
        <SeatsDialog batch={batch} name={name} change={change} onClose={() => setChange(null)} />
      )}
    </Stack>
  );
}
