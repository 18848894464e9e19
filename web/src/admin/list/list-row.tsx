import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '../shell/session.ts';
import { StateDot } from './state-dot.tsx';
import { Thumbnail, type Picture } from './thumbnail.tsx';
import { RowMenu, type RowAction } from './row-menu.tsx';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Whether it is also shown on phones. */
  readonly always?: boolean;
  /** Whether its cells are numbers, which stand below each other by their last digit. */
  readonly isNumber?: boolean;
  /** In narrower windows, in pixels at a font of 16, it is left out. */
  readonly minWidth?: number;
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

type Look = Pick<Column<never>, 'always' | 'isNumber' | 'minWidth'>;

export const cellLook = ({ always, isNumber, minWidth }: Look) => ({
  ...(isNumber && { align: 'right' as const }),
  sx: {
    display: always ? undefined : { xs: 'none', md: 'table-cell' },
    ...(minWidth && { [`@media (width < ${minWidth / 16}rem)`]: { display: 'none' } }),
  },
});

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
  readonly isScheduled: boolean;
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
  isScheduled,
  isCreated,
  isChosen,
  onChosen,
}: ListRowProps<Row>) {
  const edits = useMay('editContent');
  const deletion: RowAction = { label: 'Delete', icon: Trash2, run: onDelete, destructive: true };
  const all = edits ? [...actions, deletion] : actions;
  const line = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCreated) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isCreated]);
  return (
    <TableRow ref={line} hover selected={isChosen || isCreated} sx={{ scrollMarginBlock: '5rem' }}>
      {before && <TableCell {...cellLook(before)}>{before.cell(row)}</TableCell>}
      <TableCell className="name">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
          {edits && onChosen && (
            <Checkbox
              size="small"
              checked={isChosen}
              onChange={(_, checked) => onChosen(checked)}
              slotProps={{ input: { 'aria-label': `Select ${name}` } }}
              sx={{ marginInline: -1, flexShrink: 0 }}
            />
          )}
          {picture && (
            <Box sx={{ display: { xs: 'none', md: 'block' }, flexShrink: 0 }}>
              <Thumbnail {...picture} />
            </Box>
          )}
          <Box sx={{ marginBlock: 0.25, minWidth: 0 }}>
            <Link
              component={RouterLink}
              to={path}
              color="inherit"
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
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
              {first?.cell(row)}
              {isScheduled && (
                <Box component="small" sx={{ fontSize: '0.8125rem' }}>
                  <StateDot kind="warning">Scheduled change</StateDot>
                </Box>
              )}
            </Box>
          </Box>
        </Box>
      </TableCell>
      {columns.map((column) => (
        <TableCell key={column.label} {...cellLook(column)}>
          {column.cell(row)}
        </TableCell>
      ))}
      <TableCell
        align="right"
        sx={{ width: { md: '1%' }, marginInlineStart: 'auto', whiteSpace: 'nowrap' }}
      >
        {all.length > 0 && <RowMenu name={name} actions={all} />}
      </TableCell>
    </TableRow>
  );
}
