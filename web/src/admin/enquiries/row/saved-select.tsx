import { messages, succeeded, type StoredEnquiry } from '@institute/schema';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { saveChoice, type Chosen } from './save-choice.ts';

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
}

interface SavedSelectProps<Name extends Chosen> {
  readonly name: Name;
  /** Accessible name, such as `Status of Meena`. */
  readonly label: string;
  readonly options: readonly Option<StoredEnquiry[Name]>[];
  readonly enquiry: StoredEnquiry;
  /** Called with the saved enquiry. */
  readonly onUpdated: (enquiry: StoredEnquiry) => void;
}

/** A field of an enquiry, saved on selection; reverts if saving fails. */
export function SavedSelect<Name extends Chosen>({
  name,
  label,
  options,
  enquiry,
  onUpdated,
}: SavedSelectProps<Name>) {
  const [chosen, setChosen] = useState<StoredEnquiry[Name] | null>(null);
  const wanted = useRef<StoredEnquiry[Name]>(null);

  /** A choice made during a save is saved afterwards. */
  async function choose(value: StoredEnquiry[Name]) {
    const isSaving = wanted.current !== null;
    wanted.current = value;
    setChosen(value);
    if (isSaving) return;
    try {
      let saved = enquiry;
      while (wanted.current !== saved[name]) saved = await saveChoice(saved, name, wanted.current);
      onUpdated(saved);
      notify('success', succeeded('Enquiry', 'updated'));
    } catch (error) {
      const message = error instanceof ApiError ? error.message : '';
      notify('error', messages.failureTitle, message || messages.save.status);
    } finally {
      wanted.current = null;
      setChosen(null);
    }
  }

  return (
    <TextField
      select
      value={chosen ?? enquiry[name]}
      onChange={({ target }) => {
        const option = options.find(({ value }) => value === target.value);
        if (option) void choose(option.value);
      }}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': label, 'aria-busy': chosen !== null },
        input: {
          startAdornment: chosen !== null && <CircularProgress size={16} aria-hidden="true" />,
        },
      }}
      sx={{ width: '9.5rem' }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
