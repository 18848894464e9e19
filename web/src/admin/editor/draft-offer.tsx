import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface DraftOfferProps {
  /** When the draft was kept, in milliseconds. */
  readonly keptAt: number;
  readonly onRestore: () => void;
  readonly onDrop: () => void;
}

const timeOf = (milliseconds: number) =>
  new Date(milliseconds).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** Offers back what was typed and not saved. */
export function DraftOffer({ keptAt, onRestore, onDrop }: DraftOfferProps) {
  return (
    <Alert
      severity="info"
      action={
        <Stack direction="row">
          <Button color="inherit" onClick={onRestore}>
            Restore
          </Button>
          <Button color="inherit" onClick={onDrop}>
            Discard
          </Button>
        </Stack>
      }
    >
      Unsaved changes from {timeOf(keptAt)} were kept in this browser.
    </Alert>
  );
}
