import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { labelOf, type AnyField } from '../form/field.ts';
import { describeValue, differences } from './differences.ts';

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
        <DialogContentText id="conflict-text">
          {found.length === 0
            ? 'Both versions say the same now.'
            : 'Nothing is saved yet. Here is where your version and theirs differ.'}
        </DialogContentText>
        {found.length > 0 && (
          <Table size="small" sx={{ marginTop: 2, tableLayout: 'fixed' }}>
            <TableHead>
              <TableRow>
                <TableCell>Field</TableCell>
                <TableCell>Theirs, stored now</TableCell>
                <TableCell>Yours</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {found.map((difference) => (
                <TableRow key={difference.path} sx={{ verticalAlign: 'top' }}>
                  <TableCell component="th" scope="row">
                    {labelOf(fields, difference.path)}
                  </TableCell>
                  <TableCell>
                    <Excerpt value={difference.theirs} />
                  </TableCell>
                  <TableCell>
                    <Excerpt value={difference.ours} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
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

function Excerpt({ value }: { readonly value: unknown }) {
  return (
    <Box sx={{ maxHeight: '8rem', overflow: 'auto', overflowWrap: 'anywhere' }}>
      {describeValue(value)}
    </Box>
  );
}
