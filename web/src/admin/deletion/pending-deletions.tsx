import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { undoDeletion, usePendingDeletions } from './deletions.ts';

/** Offers to undo what is about to be deleted, for as long as that is possible. */
export function PendingDeletions() {
  const pending = usePendingDeletions();
  return (
    <Stack
      spacing={1}
      role="region"
      aria-label="Deletions"
      aria-live="polite"
      sx={{
        position: 'fixed',
        insetInlineStart: 16,
        bottom: 16,
        zIndex: 'snackbar',
        maxWidth: 'calc(100vw - 2rem)',
      }}
    >
      {pending.map(({ id, name }) => (
        <Alert
          key={id}
          severity="warning"
          variant="outlined"
          sx={{ backgroundColor: 'background.paper' }}
          action={
            <Button
              color="inherit"
              aria-label={`Undo deleting ${name}`}
              onClick={() => undoDeletion(id)}
            >
              Undo
            </Button>
          }
        >
          “{name}” is deleted in ten seconds.
        </Alert>
      ))}
    </Stack>
  );
}
