import { kinds, type RestorableName, type StoredVersion } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { liveDeleted } from '../../../lib/firebase/live/live-versions.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { undoDeletion } from '../../shell/deletion/deletions.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { useRestore } from './use-restore.ts';
import { deletionText } from './version-text.ts';
import { VersionsDialog } from './versions-dialog.tsx';

/** Page size of the dialog. */
const step = 20;

interface DeletedDialogProps {
  readonly from: RestorableName;
  /** What its rows are called, such as `courses`. */
  readonly several: string;
  readonly onClose: () => void;
}

/** Rows deleted from a list in the last 30 days, with a button to restore them. */
export function DeletedDialog({ from, several, onClose }: DeletedDialogProps) {
  const [count, setCount] = useState(step);
  const source = useMemo(() => liveDeleted(from, count), [from, count]);
  const { restore, restoring, failure } = useRestore();
  const closeButton = useRef<HTMLButtonElement>(null);

  async function putBack(version: StoredVersion, name: string) {
    if (!(await restore(version))) return;
    undoDeletion(version.document.slice(`${from}/`.length));
    notify('success', `“${name}” restored`);
    // The pressed button disappears with its row.
    closeButton.current?.focus();
  }

  return (
    <VersionsDialog
      title={`Recently deleted ${several}`}
      text="Everything deleted in the last 30 days. Restoring brings it back unchanged."
      none="Nothing was deleted in the last 30 days."
      source={source}
      failure={failure}
      onClose={onClose}
      closeButton={closeButton}
    >
      {(versions) => (
        <>
          <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
            {versions.map((version) => {
              const name = String(version.data[kinds[from].title]);
              return (
                <Stack
                  key={version._id}
                  component="li"
                  direction="row"
                  sx={{
                    gap: 2,
                    flexWrap: { xs: 'wrap', sm: 'nowrap' },
                    alignItems: 'center',
                    justifyContent: 'space-between',
                    paddingBlock: 1,
                    borderTop: 1,
                    borderColor: 'divider',
                    overflowWrap: 'anywhere',
                  }}
                >
                  <Box sx={{ minWidth: 0 }}>
                    <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
                    <Typography variant="body2" color="textSecondary">
                      {version.data['published'] === true && 'Published. '}
                      {deletionText(version)}
                    </Typography>
                  </Box>
                  <BusyButton
                    variant="outlined"
                    busy={restoring === version._id}
                    busyLabel="Restoring..."
                    aria-label={`Restore ${name}`}
                    sx={{ flexShrink: 0 }}
                    onClick={() => void putBack(version, name)}
                  >
                    Restore
                  </BusyButton>
                </Stack>
              );
            })}
          </Box>
          {versions.length >= count && (
            <Button onClick={() => setCount(count + step)}>Show {step} more</Button>
          )}
        </>
      )}
    </VersionsDialog>
  );
}
