import { useState } from 'react';
import Button from '@mui/material/Button';
import { ByWidth } from '../../shell/by-width.tsx';
import { DeletedDialog, type DeletedFrom } from './deleted-dialog.tsx';

/** Opens the deleted rows of a list that can be restored. */
export function RecentlyDeleted({ from }: { readonly from: DeletedFrom }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-label="Recently deleted" onClick={() => setOpen(true)}>
        <ByWidth phone="Deleted">Recently deleted</ByWidth>
      </Button>
      {open && <DeletedDialog from={from} onClose={() => setOpen(false)} />}
    </>
  );
}
