import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { HistoryDialog, type HistoryTask } from './history-dialog.tsx';

interface HistoryButtonProps<Values, Stored extends { updatedAt: string }> extends HistoryTask<
  Values,
  Stored
> {
  readonly size?: ButtonProps['size'];
}

/** Opens the history of a document. */
export function HistoryButton<Values extends FieldValues, Stored extends { updatedAt: string }>({
  size = 'medium',
  ...task
}: HistoryButtonProps<Values, Stored>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        History
      </Button>
      {open && <HistoryDialog {...task} onClose={() => setOpen(false)} />}
    </>
  );
}
