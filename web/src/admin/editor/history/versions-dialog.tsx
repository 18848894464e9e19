import type { StoredVersion } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { ReactNode, RefObject } from 'react';
import type { LiveSource } from '../../../lib/firebase/live/live.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';
import { LoadingShape, ReadFailure } from '../../shell/read-state.tsx';

interface VersionsDialogProps {
  readonly title: string;
  readonly text: string;
  /** Text for an empty list. */
  readonly none: string;
  readonly source: LiveSource<StoredVersion[]>;
  /** Error of the last restore; empty if none. */
  readonly failure: string;
  readonly onClose: () => void;
  readonly closeButton?: RefObject<HTMLButtonElement | null>;
  readonly children: (versions: readonly StoredVersion[]) => ReactNode;
}

/** A dialog with versions, read live. */
export function VersionsDialog({
  title,
  text,
  none,
  source,
  failure,
  onClose,
  closeButton,
  children,
}: VersionsDialogProps) {
  const live = useLive(source);
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby="versions"
      aria-describedby="versions-text"
    >
      <DialogTitle id="versions" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText id="versions-text">{text}</DialogContentText>
          {failure && <Alert severity="error">{failure}</Alert>}
          {live.status === 'loading' && <LoadingShape of="rows" />}
          {live.status === 'failed' && (
            <ReadFailure reason="Failed to load the history" onRetry={live.retry} />
          )}
          {live.status === 'ready' &&
            (live.data.length > 0 ? children(live.data) : <Alert severity="info">{none}</Alert>)}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button ref={closeButton} onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
