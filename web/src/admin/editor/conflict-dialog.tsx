import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { AnyField } from '../form/field.ts';
import { DifferencesTable } from './differences-table.tsx';
import { differences } from './differences.ts';

interface ConflictDialogProps {
  readonly fields: readonly AnyField[];
  readonly ours: unknown;
  readonly theirs: unknown;
  readonly onTakeTheirs: () => void;
  readonly onOverwrite: () => void;
  readonly onClose: () => void;
}

/** Someone else saved first: shows where the two versions differ, and lets the admin choose. */
export function ConflictDialog({
  fields,
  ours,
  theirs,
  onTakeTheirs,
  onOverwrite,
  onClose,
}: ConflictDialogProps) {
  const found = differences(ours, theirs);
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby="conflict"
      aria-describedby="conflict-text"
    >
      <DialogTitle id="conflict">Someone else changed this in the meantime</DialogTitle>
      <DialogContent>
        <DialogContentText id="conflict-text" sx={{ marginBottom: 2 }}>
          {found.length === 0
            ? 'Both versions say the same now.'
            : 'Nothing is saved yet. Here is where your version and theirs differ.'}
        </DialogContentText>
        {found.length > 0 && (
          <DifferencesTable
            fields={fields}
            differences={found}
            columns={[
              { title: 'Theirs, stored now', side: 'theirs' },
              { title: 'Yours', side: 'ours' },
            ]}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>Keep editing</Button>
        <Button variant="outlined" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button variant="contained" onClick={onOverwrite}>
          Overwrite with mine
        </Button>
      </DialogActions>
    </Dialog>
  );
}
