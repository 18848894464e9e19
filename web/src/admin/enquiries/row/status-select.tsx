import { enquiryStatuses, messages, succeeded, type StoredEnquiry } from '@institute/schema';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { StateDot } from '../../list/state-dot.tsx';
import { useLastChoice } from '../../shell/use-last-choice.ts';
import { EnrolDialog } from './enrol-dialog.tsx';
import { saveChoice } from './save-choice.ts';
import { statusDots } from './status-mark.tsx';

type Status = StoredEnquiry['status'];

interface StatusSelectProps {
  readonly enquiry: StoredEnquiry;
  /** Called with the saved enquiry. */
  readonly onUpdated: (enquiry: StoredEnquiry) => void;
}

/** The status of an enquiry, saved on selection, or, to enrol, with a batch; reverts if saving fails. */
export function StatusSelect({ enquiry, onUpdated }: StatusSelectProps) {
  const [enrols, setEnrols] = useState(false);
  const [chosen, choose] = useLastChoice(
    async (status: Status, before: StoredEnquiry = enquiry) => {
      try {
        const saved = await saveChoice(before, 'status', status);
        onUpdated(saved);
        notify('success', succeeded('Enquiry', 'updated'));
        return saved;
      } catch (error) {
        notifyFailure(error, messages.save.status);
        return before;
      }
    },
  );

  return (
    <>
      <TextField
        select
        variant="standard"
        value={chosen ?? enquiry.status}
        onChange={({ target }) => {
          const status = enquiryStatuses.find((known) => known === target.value);
          if (status === 'enrolled') setEnrols(true);
          else if (status) void choose(status);
        }}
        slotProps={{
          select: { native: true },
          htmlInput: {
            'aria-label': `Status of ${enquiry.name}`,
            'aria-busy': chosen !== undefined,
          },
          input: {
            disableUnderline: true,
            startAdornment: chosen ? (
              <CircularProgress size={16} aria-hidden="true" />
            ) : (
              <StateDot kind={statusDots[enquiry.status]}>{''}</StateDot>
            ),
          },
        }}
        sx={{
          width: 'auto',
          minHeight: 44,
          '& .MuiInput-root': { gap: 0.5 },
          justifyContent: 'center',
          // As wide as what is chosen: a word of the line, not a field.
          '& select': { fieldSizing: 'content', fontWeight: 600, textTransform: 'capitalize' },
        }}
      >
        {enquiryStatuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </TextField>
      {enrols && (
        <EnrolDialog
          enquiry={enquiry}
          onEnrolled={(saved) => {
            onUpdated(saved);
            notify('success', succeeded('Enquiry', 'updated'));
          }}
          onClose={() => setEnrols(false)}
        />
      )}
    </>
  );
}
