import { messages } from '@institute/schema';
import type { IconButtonProps } from '@mui/material/IconButton';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { IconAction } from '../../shell/icon-action.tsx';
import type { HistoryDialog, HistoryTask } from './history-dialog.tsx';

interface HistoryButtonProps<Values, Stored extends { updatedAt: string }> extends HistoryTask<
  Values,
  Stored
> {
  readonly size?: IconButtonProps['size'];
}

/** Opens the history of a document, whose code is loaded on demand. */
export function HistoryButton<Values extends FieldValues, Stored extends { updatedAt: string }>({
  size = 'medium',
  ...task
}: HistoryButtonProps<Values, Stored>) {
  const [opened, setOpened] = useState<{ Dialog: typeof HistoryDialog }>();

  async function open() {
    try {
      setOpened({ Dialog: (await import('./history-dialog.tsx')).HistoryDialog });
    } catch {
      notify('error', messages.failureTitle, 'The history could not be opened. Try again.');
    }
  }

  return (
    <>
      <IconAction size={size} label="History" icon={History} onClick={() => void open()} />
      {opened && <opened.Dialog {...task} onClose={() => setOpened(undefined)} />}
    </>
  );
}
