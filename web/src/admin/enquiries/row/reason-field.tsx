import { lostReasons, messages, type StoredEnquiry } from '@institute/schema';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { saveChoice } from './save-choice.ts';

interface ReasonFieldProps {
  readonly enquiry: StoredEnquiry;
  /** Called with the saved enquiry. */
  readonly onUpdated: (enquiry: StoredEnquiry) => void;
}

/** Why an enquiry was closed; saved on leaving the field, and kept in it if that fails. */
export function ReasonField({ enquiry, onUpdated }: ReasonFieldProps) {
  const known = useId();
  const [typed, setTyped] = useState<string | null>(null);

  async function save() {
    if (typed === null || typed.trim() === enquiry.reason) return setTyped(null);
    try {
      onUpdated(await saveChoice(enquiry, 'reason', typed.trim()));
      setTyped((now) => (now === typed ? null : now));
    } catch {
      notify('error', messages.failureTitle, messages.save.enquiry);
    }
  }

  return (
    <>
      <TextField
        value={typed ?? enquiry.reason}
        placeholder="Why it was closed"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void save();
        }}
        slotProps={{
          htmlInput: {
            'aria-label': `Why the enquiry from ${enquiry.name} was closed`,
            maxLength: 300,
            list: known,
          },
        }}
        sx={{ width: '14rem' }}
      />
      <datalist id={known}>
        {lostReasons.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </datalist>
    </>
  );
}
