import { enquiryPerson, messages, succeeded, type StoredEnquiry } from '@institute/schema';
import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import { useCallback, useId, useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { CopyButton } from '../../shell/copied-text.tsx';
import { useUnsaved } from '../../shell/unsaved.ts';
import { phoneText } from '../row/phone-text.ts';
import { saveChanges } from '../row/save-choice.ts';

interface PhoneFieldProps {
  readonly enquiry: StoredEnquiry;
  /** Called with the saved enquiry. */
  readonly onUpdated: (enquiry: StoredEnquiry) => void;
}

/** The phone number, which is corrected where it stands, and copied beside it. */
export function PhoneField({ enquiry, onUpdated }: PhoneFieldProps) {
  const { name, phone } = enquiry;
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const isChanged = typed !== undefined;

  const stopTyping = useCallback(() => {
    setTyped(undefined);
    setProblem(undefined);
  }, []);
  useUnsaved(isChanged, stopTyping);

  function fail(message: string): void {
    setProblem(message);
    input.current?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || !isChanged) return;
    const { data, error } = enquiryPerson.shape.phone.safeParse(typed);
    if (error) return fail(error.issues[0]?.message ?? '');
    setBusy(true);
    try {
      onUpdated(await saveChanges(enquiry, { phone: data }));
      stopTyping();
      notify('success', succeeded('Enquiry', 'updated'));
    } catch (failure) {
      const wrong = failure instanceof ApiError ? failure.fields['phone'] : undefined;
      if (wrong === undefined) notifyFailure(failure, messages.save.enquiry);
      else fail(wrong);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack
      component="form"
      noValidate
      aria-label={`Phone of ${name}`}
      onSubmit={(event) => void submit(event)}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
        <InputBase
          type="tel"
          value={typed ?? phoneText(phone)}
          placeholder="Add a phone number"
          error={problem !== undefined}
          inputRef={input}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
          onKeyDown={({ key }) => key === 'Escape' && stopTyping()}
          inputProps={{
            'aria-label': 'Phone number',
            'aria-describedby': problem === undefined ? undefined : problemId,
            autoComplete: 'off',
          }}
          sx={{
            minHeight: 36,
            fontSize: '0.875rem',
            // The line stands right below the number, and is as long in browsers that can size a field by its text.
            '& input': {
              width: '9rem',
              height: 'auto',
              padding: 0,
              borderBottom: '1px dashed var(--control-line)',
              '@supports (field-sizing: content)': {
                width: 'auto',
                minWidth: '5rem',
                maxWidth: '12rem',
                fieldSizing: 'content',
              },
            },
            '&:is(.Mui-focused, :hover) input': { borderBottomStyle: 'solid' },
            '&.Mui-error input': { borderBottomColor: 'error.main' },
          }}
        />
        {isChanged ? (
          <BusyButton type="submit" size="small" busy={busy} busyLabel="Saving...">
            Save
          </BusyButton>
        ) : (
          phone && <CopyButton what={`phone of ${name}`} value={phone} />
        )}
      </Stack>
      {problem !== undefined && (
        <FormHelperText error id={problemId} role="alert">
          {problem}
        </FormHelperText>
      )}
    </Stack>
  );
}
