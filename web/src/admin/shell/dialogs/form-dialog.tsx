import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, type ReactNode } from 'react';
import { BusyButton } from '../busy-button.tsx';
import { InputDialog } from './input-dialog.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** Whether it begins with what was typed before. */
  readonly isRestored?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

export const focusFirst = (fields: HTMLElement | null) => fields?.querySelector('input')?.focus();

/**
 * A dialog with a short form, its fields one below the other, the first in focus; where some are refused, the first of
 * these. A second press while it is stored does nothing.
 */
export function FormDialog({
  title,
  submitLabel,
  isBusy,
  isRestored,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const titleId = useId();
  return (
    <InputDialog
      isBusy={isBusy}
      isRestored={isRestored}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // It may stand in another form, which is not sent.
          event.stopPropagation();
          if (isBusy) return;
          onSubmit();
        }}
      >
        <DialogContent>
          <Stack ref={focusFirst} data-labels="above" sx={{ gap: 2 }}>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" busy={isBusy} busyLabel="Saving...">
            {submitLabel}
          </BusyButton>
        </DialogActions>
      </form>
    </InputDialog>
  );
}

interface FormDialogFieldProps {
  readonly label: string;
  readonly type?: 'text' | 'tel' | 'email';
  readonly multiline?: boolean;
  readonly value: string;
  /** Why the server refused the value. */
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A field of such a form, about somebody else than who types. */
export const FormDialogField = ({ problem, onChange, ...field }: FormDialogFieldProps) => (
  <TextField
    {...field}
    error={problem !== undefined}
    helperText={problem}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{
      htmlInput: { autoComplete: 'off' },
      formHelperText: problem === undefined ? {} : { role: 'alert' },
    }}
  />
);
