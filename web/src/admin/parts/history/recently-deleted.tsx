import { useState } from 'react';
import Button from '@mui/material/Button';
import { DeletedDialog, type DeletedFrom } from './deleted-dialog.tsx';

/** Opens the deleted rows of a list that can be restored. */
export function RecentlyDeleted({ from }: { readonly from: DeletedFrom }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Recently deleted</Button>
      {open && <DeletedDialog from={from} onClose={() => setOpen(false)} />}
    </>
  );
}
