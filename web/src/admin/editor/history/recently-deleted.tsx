import Button from '@mui/material/Button';
import { useState, type ComponentProps } from 'react';
import { ByWidth } from '../../shell/by-width.tsx';
import { DeletedDialog } from './deleted-dialog.tsx';

/** Opens the deleted rows of a list that can be restored. */
export function RecentlyDeleted(list: Omit<ComponentProps<typeof DeletedDialog>, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        aria-label="Recently deleted"
        sx={{ color: 'text.secondary' }}
        onClick={() => setOpen(true)}
      >
        <ByWidth phone="Deleted">Recently deleted</ByWidth>
      </Button>
      {open && <DeletedDialog {...list} onClose={() => setOpen(false)} />}
    </>
  );
}
