import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { takeLostFocus } from '../take-lost-focus.ts';
import { undoDeletion, usePendingDeletions, type Deletion } from './deletions.ts';

/** Offers to undo pending deletions. */
export function PendingDeletions() {
  const pending = usePendingDeletions();
  return (
    <Stack spacing={1} role="region" aria-label="Deletions" aria-live="polite">
      {pending.map((deletion) => (
        <PendingDeletion key={deletion.id} {...deletion} />
      ))}
    </Stack>
  );
}

/** Moves the focus to the undo button, because the focused row is gone and time is short; once that goes, to the tab. */
function PendingDeletion({
  id,
  ids,
  name,
  doing = 'deleting',
  text = `${ids ? name : `“${name}”`} will be deleted in ten seconds.`,
}: Deletion) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undo.current?.focus();
    return () => takeLostFocus(document.querySelector<HTMLElement>('#panel'));
  }, []);
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ backgroundColor: 'background.paper' }}
      action={
        <Button
          ref={undo}
          color="inherit"
          aria-label={`Undo ${doing} ${name}`}
          onClick={() => undoDeletion(id)}
        >
          Undo
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
