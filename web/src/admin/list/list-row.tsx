import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '../shell/session.ts';
import { Thumbnail, type Picture } from './thumbnail.tsx';
import { RowMenu, type RowAction } from './row-menu.tsx';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Whether it is also shown on phones. */
  readonly always?: boolean;
}

export const cellDisplay = (always: boolean | undefined) =>
  always ? undefined : { xs: 'none', md: 'table-cell' };

interface ListRowProps<Row> {
  readonly row: Row;
  readonly name: string;
  /** Path for editing it. */
  readonly path: string;
  readonly columns: readonly Column<Row>[];
  readonly picture: Picture | undefined;
  readonly actions: readonly RowAction[];
  readonly onDelete: () => void;
  readonly isChosen: boolean;
  /** Absent where rows cannot be chosen. */
  readonly onChosen: ((isChosen: boolean) => void) | undefined;
}

/** One line of a list: a picture, the name, some facts, and what can be done. */
export function ListRow<Row>({
  row,
  name,
  path,
  columns: [, ...columns],
  picture,
  actions,
  onDelete,
  isChosen,
  onChosen,
}: ListRowProps<Row>) {
  const edits = useMay('editContent');
  const deletion: RowAction = { label: 'Delete', icon: Trash2, run: onDelete, destructive: true };
  const all = edits ? [...actions, deletion] : actions;
  const Open = edits ? Pencil : Eye;
  return (
    <TableRow hover selected={isChosen}>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
          {edits && onChosen && (
            <Checkbox
              size="small"
              checked={isChosen}
              onChange={(_, checked) => onChosen(checked)}
              slotProps={{ input: { 'aria-label': `Select ${name}` } }}
              sx={{ marginInline: -1 }}
            />
          )}
          {picture && <Thumbnail {...picture} />}
          <Link
            component={RouterLink}
            to={path}
            underline="hover"
            sx={{
              fontWeight: 600,
              marginBlock: 1,
              overflow: 'hidden',
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: { xs: '3', md: '2' },
            }}
          >
            {name}
          </Link>
        </Box>
      </TableCell>
      {columns.map(({ label, cell, always }) => (
        <TableCell key={label} sx={{ display: cellDisplay(always) }}>
          {cell(row)}
        </TableCell>
      ))}
      <TableCell align="right" sx={{ width: '1%', whiteSpace: 'nowrap' }}>
        <IconButton
          component={RouterLink}
          to={path}
          aria-label={`${edits ? 'Edit' : 'View'} ${name}`}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <Open size={20} aria-hidden="true" />
        </IconButton>
        {all.length === 1 && edits ? (
          <IconButton color="error" aria-label={`Delete ${name}`} onClick={onDelete}>
            <Trash2 size={20} aria-hidden="true" />
          </IconButton>
        ) : (
          all.length > 0 && <RowMenu name={name} actions={all} />
        )}
      </TableCell>
    </TableRow>
  );
}
