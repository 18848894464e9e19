import type { IconButtonProps } from '@mui/material/IconButton';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { IconAction } from '../shell/icon-action.tsx';
import { HistoryDialog, type HistoryTask } from './history-dialog.tsx';

interface HistoryButtonProps<Values, Stored extends { updatedAt: string }> extends HistoryTask<
  Values,
  Stored
> {
  readonly size?: IconButtonProps['size'];
}

/** Opens the history of a document. */
export function HistoryButton<Values extends FieldValues, Stored extends { updatedAt: string }>({
  size = 'medium',
  ...task
}: HistoryButtonProps<Values, Stored>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconAction size={size} label="History" icon={History} onClick={() => setOpen(true)} />
      {open && <HistoryDialog {...task} onClose={() => setOpen(false)} />}
    </>
  );
}
