import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
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

/** How the rows of a list are laid out. */
export interface RowLayout<Row> {
  /** A cell before the name. */
  readonly before?: Column<Row>;
  /** What stands for the name where the other cells tell the rest of it. */
  readonly shortName?: (row: Row) => string;
  /** The heading of the rows around a row, such as its month, in an order that keeps them together. */
  readonly groupOf?: (row: Row, order: string) => string | undefined;
}

export const cellDisplay = (always: boolean | undefined) =>
  always ? undefined : { xs: 'none', md: 'table-cell' };

interface GroupHeadProps {
  /** How many columns the list has. */
  readonly columns: number;
  readonly children: ReactNode;
}

/** The heading of a group of rows. */
export const GroupHead = ({ columns, children }: GroupHeadProps) => (
  <TableRow>
    <TableCell
      component="th"
      scope="colgroup"
      colSpan={columns}
      sx={{ paddingTop: 2, fontFamily: 'var(--font-display)', fontWeight: 650 }}
    >
      {children}
    </TableCell>
  </TableRow>
);

interface ListRowProps<Row> {
  readonly row: Row;
  readonly name: string;
  /** Path for editing it. */
  readonly path: string;
  /** The first one's cell stands below the name. */
  readonly columns: readonly Column<Row>[];
  readonly layout: RowLayout<Row>;
  readonly picture: Picture | undefined;
  readonly actions: readonly RowAction[];
  readonly onDelete: () => void;
  /** Whether it was just added: it is brought into sight. */
  readonly isCreated: boolean;
  readonly isChosen: boolean;
  /** Absent where rows cannot be chosen. */
  readonly onChosen: ((isChosen: boolean) => void) | undefined;
}

/** One line of a list: a picture, the name, some facts, and what can be done. */
export function ListRow<Row>({
  row,
  name,
  path,
  columns: [first, ...columns],
  layout: { before, shortName },
  picture,
  actions,
  onDelete,
  isCreated,
  isChosen,
  onChosen,
}: ListRowProps<Row>) {
  const edits = useMay('editContent');
  const deletion: RowAction = { label: 'Delete', icon: Trash2, run: onDelete, destructive: true };
  const all = edits ? [...actions, deletion] : actions;
  const Open = edits ? Pencil : Eye;
  const line = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCreated) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isCreated]);
  return (
    <TableRow ref={line} hover selected={isChosen || isCreated} sx={{ scrollMarginBlock: '5rem' }}>
      {before && (
        <TableCell sx={{ display: cellDisplay(before.always) }}>{before.cell(row)}</TableCell>
      )}
      <TableCell className="name">
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
          <Box sx={{ marginBlock: 0.75, minWidth: 0 }}>
            <Link
              component={RouterLink}
              to={path}
              underline="hover"
              {...(shortName && { 'aria-label': name })}
              sx={{
                fontWeight: 600,
                overflow: 'hidden',
                display: '-webkit-box',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: { xs: '3', md: '2' },
              }}
            >
              {shortName ? shortName(row) : name}
            </Link>
            {first?.cell(row)}
          </Box>
        </Box>
      </TableCell>
      {columns.map(({ label, cell, always }) => (
        <TableCell key={label} sx={{ display: cellDisplay(always) }}>
          {cell(row)}
        </TableCell>
      ))}
      <TableCell
        align="right"
        sx={{ width: { md: '1%' }, marginInlineStart: 'auto', whiteSpace: 'nowrap' }}
      >
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
