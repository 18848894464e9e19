import { storedSchemas, succeeded, type FormOf, type ListedName } from '@institute/schema';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FileUp, ImageUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { readItem } from '../../lib/firebase/live/live-content.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../lib/notifications/notify-failure.ts';
import { formTypeOf, versionOf } from '../editor/version.ts';
import type { FileKind } from './check-file.ts';
import { useUpload } from './use-upload.ts';
import { ProgressBar } from '../shell/progress-bar.tsx';
import { takeLostFocus } from '../shell/take-lost-focus.ts';
import { updateItem, type CollectionTask } from '../list/collection-editor.tsx';
import type { RowAction } from '../list/row-menu.tsx';

/** A file that the rows of a list have, and what its action in their menu says. */
interface RowFile<Name extends ListedName> {
  readonly kind: FileKind;
  readonly field: keyof FormOf<Name> & string;
  readonly label: string;
}

/** Uploads a file of a row from the list and saves the row, without opening it. */
export function useUploadToRow<Name extends ListedName>(
  { name, blank, called, failures }: CollectionTask<Name>,
  { kind, field, label }: RowFile<Name>,
) {
  const input = useRef<HTMLInputElement>(null);
  const row = useRef('');
  const menuButton = useRef<HTMLElement>(null);
  async function save(link: string) {
    const id = row.current;
    try {
      const stored = await readItem(name, storedSchemas[name], id);
      const { values, updatedAt = '' } = versionOf(formTypeOf(name, blank), stored);
      await updateItem(name, id, { ...values, [field]: link, updatedAt });
      notify('success', succeeded(called, 'updated'));
    } catch (error) {
      notifyFailure(error, failures.update);
    }
  }

  const { progress, upload, cancel } = useUpload(kind, (link) => void save(link));
  const isIdle = progress === null;
  // "Cancel upload" takes the focus with it.
  useEffect(() => {
    if (isIdle) takeLostFocus(menuButton.current);
  }, [isIdle]);
  const actionsOf = (id: string): RowAction[] =>
    isIdle
      ? [
          {
            label,
            icon: kind === 'image' ? ImageUp : FileUp,
            run: (button) => {
              row.current = id;
              menuButton.current = button;
              input.current?.click();
            },
          },
        ]
      : [];

  const uploading = (
    <>
      {!isIdle && (
        <Stack
          direction="row"
          sx={{ gap: 2, alignItems: 'center', width: '16rem', maxWidth: '100%' }}
        >
          <ProgressBar value={progress} label="Uploading the file" />
          <Button size="small" sx={{ flexShrink: 0 }} onClick={cancel}>
            Cancel upload
          </Button>
        </Stack>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`File: ${label}`}
        accept={kind === 'image' ? 'image/*' : 'application/pdf'}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          target.value = '';
          if (chosen) void upload(chosen);
        }}
      />
    </>
  );
  return { actionsOf, uploading };
}
