import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Draft } from './draft.ts';
import { timeText } from '../time-text.ts';

interface DraftOfferProps {
  readonly draft: Draft;
  readonly onRestore: () => void;
  readonly onDrop: () => void;
}

/** Offers to restore a draft. */
export function DraftOffer({ draft, onRestore, onDrop }: DraftOfferProps) {
  const what = draft.undone ? 'Undone' : 'Unsaved';
  const when = timeText(draft.keptAt);
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 12rem' } }}
      action={
        <Stack direction="row">
          <Button
            color="inherit"
            aria-label={`Restore ${what.toLowerCase()} changes from ${when}`}
            onClick={onRestore}
          >
            Restore
          </Button>
          <Button
            color="inherit"
            aria-label={`Discard ${what.toLowerCase()} changes from ${when}`}
            onClick={onDrop}
          >
            Discard
          </Button>
        </Stack>
      }
    >
      {what} changes from {when} are kept in this browser.
    </Alert>
  );
}
