import Button from '@mui/material/Button';
import { useState, type ComponentProps } from 'react';
import { ByWidth } from '../../shell/by-width.tsx';
import { DeletedDialog } from './deleted-dialog.tsx';
import { quiet } from '../../shell/quiet.ts';

/** Opens the deleted rows of a list that can be restored. */
export function RecentlyDeleted(list: Omit<ComponentProps<typeof DeletedDialog>, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...quiet} aria-label="Recently deleted" onClick={() => setOpen(true)}>
        <ByWidth phone="Deleted">Recently deleted</ByWidth>
      </Button>
      {open && <DeletedDialog {...list} onClose={() => setOpen(false)} />}
    </>
  );
}
