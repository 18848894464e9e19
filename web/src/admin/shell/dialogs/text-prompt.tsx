import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { InputDialog } from './input-dialog.tsx';

interface TextPromptProps {
  readonly title: string;
  readonly label: string;
  readonly help: string;
  readonly initial: string;
  /** The error for a text, if any. */
  readonly fault?: (text: string) => string | undefined;
  readonly onTyped?: (text: string) => void;
  readonly onDone: (text: string) => void;
  readonly onCancel: () => void;
  /** Below the field. */
  readonly children?: ReactNode;
}

function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

/** Dialog that asks for one line of text. */
export function TextPrompt({
  title,
  label,
  help,
  initial,
  fault,
  onTyped,
  onDone,
  onCancel,
  children,
}: TextPromptProps) {
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string>();
  return (
    <InputDialog onClose={onCancel} fullWidth maxWidth="xs" aria-labelledby="prompt">
      <DialogTitle id="prompt">{title}</DialogTitle>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          const found = fault?.(text.trim());
          if (found === undefined) onDone(text.trim());
          else setProblem(found);
        }}
      >
        <DialogContent>
          <TextField
            label={label}
            error={problem !== undefined}
            helperText={problem ?? help}
            value={text}
            inputRef={focusAndSelect}
            onChange={(event) => {
              setText(event.target.value);
              onTyped?.(event.target.value);
              setProblem(undefined);
            }}
          />
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="contained">
            Done
          </Button>
        </DialogActions>
      </form>
    </InputDialog>
  );
}
