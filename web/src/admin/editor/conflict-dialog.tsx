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
  readonly conflict: {
    readonly theirs: { readonly values: unknown };
    readonly takeTheirs: () => void;
    readonly overwrite: () => unknown;
    readonly close: () => void;
  };
}

/** Someone else saved first: shows where the two versions differ, and lets the admin choose. */
export function ConflictDialog({ fields, ours, conflict }: ConflictDialogProps) {
  const { theirs, takeTheirs, overwrite, close } = conflict;
  const found = differences(ours, theirs.values);
  return (
    <Dialog
      open
      onClose={close}
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
        <Button onClick={close}>Keep editing</Button>
        <Button variant="outlined" onClick={takeTheirs}>
          Take theirs
        </Button>
        <Button variant="contained" onClick={overwrite}>
          Overwrite with mine
        </Button>
      </DialogActions>
    </Dialog>
  );
}
