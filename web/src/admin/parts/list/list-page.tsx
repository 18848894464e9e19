import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Live } from '../../../lib/firebase/live/live.ts';
import { useHidden } from '../deletion/deletions.ts';
import { useMay } from '../session.ts';
import { arrange, pageSize, type ListSpec, type ListState } from './arrange.ts';
import { Choice, ListTools, SearchBox } from './list-tools.tsx';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Whether it is also shown on phones. */
  readonly always?: boolean;
}

interface ListPageProps<Row extends { readonly _id: string }> {
  readonly title: string;
  /** The collection of the rows. */
  readonly from: string;
  /** Singular and plural. */
  readonly noun: readonly [one: string, several: string];
  readonly live: Live<Row[]> & { retry: () => void };
  readonly failure: string;
  readonly spec: ListSpec<Row>;
  readonly state: ListState;
  readonly onState: (state: ListState) => void;
  readonly nameOf: (row: Row) => string;
  /** Path for editing a row. */
  readonly pathOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly onDelete: (row: Row) => void;
  /** Further actions of a row. */
  readonly RowAction?: ComponentType<{ row: Row }>;
  /** Actions of the list. */
  readonly children: ReactNode;
}

/** A list with search, combined filters, sort order, pages and totals. */
export function ListPage<Row extends { readonly _id: string }>({
  title,
  live,
  failure,
  children,
  ...list
}: ListPageProps<Row>) {
  return (
    <section aria-labelledby="list">
      <Stack
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', paddingBlock: 1.5 }}
      >
        <Typography id="list" variant="h2" sx={{ marginInlineEnd: 'auto' }}>
          {title}
        </Typography>
        {children}
      </Stack>
      {live.status === 'loading' && <CircularProgress aria-label="Loading" />}
      {live.status === 'failed' && (
        <Alert severity="error" action={<Button onClick={live.retry}>Try again</Button>}>
          {failure}
        </Alert>
      )}
      {live.status === 'ready' && <Rows rows={live.data} {...list} />}
    </section>
  );
}

function Rows<Row extends { readonly _id: string }>({
  rows,
  from,
  noun: [one, several],
  spec,
  state,
  onState,
  nameOf,
  pathOf,
  columns,
  onDelete,
  RowAction,
}: Omit<ListPageProps<Row>, 'title' | 'live' | 'failure' | 'children'> & {
  readonly rows: readonly Row[];
}) {
  const edits = useMay('editContent');
  const hidden = useHidden(from, rows);
  const present = useMemo(() => rows.filter(({ _id }) => !hidden.has(_id)), [rows, hidden]);
  const found = useMemo(() => arrange(present, spec, state), [present, spec, state]);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(state.page, pages - 1);
  const shown = found.slice(page * pageSize, (page + 1) * pageSize);
  const change = (changed: Partial<ListState>) => onState({ ...state, page: 0, ...changed });

  return (
    <Stack spacing={2}>
      <ListTools>
        <SearchBox
          label={`Search ${several}`}
          initial={state.search}
          onChange={(search) => change({ search })}
        />
        {spec.filters.map(({ name, label, options }) => (
          <Choice
            key={name}
            label={label}
            none="All"
            value={state.filters[name] ?? ''}
            options={options}
            onChange={(value) => change({ filters: { ...state.filters, [name]: value } })}
          />
        ))}
        <Choice
          label="Order"
          value={state.sort || (spec.sorts[0]?.name ?? '')}
          options={spec.sorts.map(({ name, label }) => ({ value: name, label }))}
          onChange={(sort) => change({ sort })}
        />
      </ListTools>
      <Typography role="status" color="textSecondary">
        {found.length === present.length
          ? `${present.length} ${present.length === 1 ? one : several}`
          : `${found.length} of ${present.length} ${several}`}
      </Typography>
      {shown.length > 0 && (
        <Table size="small" aria-labelledby="list">
          <TableHead>
            <TableRow>
              {columns.map(({ label, always }) => (
                <TableCell key={label} sx={{ display: cellDisplay(always) }}>
                  {label}
                </TableCell>
              ))}
              <TableCell align="right">Actions</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((row) => (
              <TableRow key={row._id} hover>
                {columns.map(({ label, cell, always }, index) => (
                  <TableCell
                    key={label}
                    sx={{ display: cellDisplay(always), overflowWrap: 'anywhere' }}
                  >
                    {index === 0 ? (
                      <Link
                        component={RouterLink}
                        to={pathOf(row)}
                        underline="hover"
                        sx={{ fontWeight: 600, display: 'block', paddingBlock: 1 }}
                      >
                        {nameOf(row)}
                      </Link>
                    ) : null}
                    {cell(row)}
                  </TableCell>
                ))}
                <TableCell align="right">
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end' }}>
                    {RowAction && <RowAction row={row} />}
                    <Button
                      size="small"
                      component={RouterLink}
                      to={pathOf(row)}
                      aria-label={`${edits ? 'Edit' : 'View'} ${nameOf(row)}`}
                    >
                      {edits ? 'Edit' : 'View'}
                    </Button>
                    {edits && (
                      <Button
                        size="small"
                        color="error"
                        aria-label={`Delete ${nameOf(row)}`}
                        onClick={() => onDelete(row)}
                      >
                        Delete
                      </Button>
                    )}
                  </Box>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {shown.length === 0 && present.length > 0 && (
        <Typography>Nothing here matches the search and filters.</Typography>
      )}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page + 1}
          onChange={(_event, chosen) => onState({ ...state, page: chosen - 1 })}
        />
      )}
    </Stack>
  );
}

const cellDisplay = (always: boolean | undefined) =>
  always ? undefined : { xs: 'none', md: 'table-cell' };
