import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { rowsPerPage, type ListState, type RowPage } from '@institute/schema';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { useHidden } from '../shell/deletion/deletions.ts';
import { cellDisplay, ListRow, type Column } from './list-row.tsx';
import type { ChosenRows as ChosenRowsOf, ManyAction, ManyDeletion } from './chosen-rows.tsx';
import type { RowAction } from './row-menu.tsx';
import type { Picture } from './thumbnail.tsx';
import { Choice, ListTools, SearchBox } from './list-tools.tsx';
import { useChosen } from './use-chosen.ts';
import type { Rows } from './use-rows.ts';

const ChosenRows = lazy(async () => ({
  default: (await import('./chosen-rows.tsx')).ChosenRows,
})) as typeof ChosenRowsOf;

interface ListPageProps<Row extends { readonly _id: string }> {
  readonly title: string;
  /** The collection of the rows. */
  readonly from: string;
  /** Singular and plural. */
  readonly noun: readonly [one: string, several: string];
  readonly rows: Rows<Row>;
  readonly failure: string;
  readonly nameOf: (row: Row) => string;
  /** Path for editing a row. */
  readonly pathOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly onDelete: (row: Row) => void;
  /** A small picture of a row. */
  readonly pictureOf?: (row: Row) => Picture;
  /** Further actions of a row. */
  readonly actionsOf?: (row: Row) => readonly RowAction[];
  /** What can be done with many rows at once. */
  readonly many?: {
    readonly actions: readonly ManyAction<Row>[];
    readonly deletion: ManyDeletion;
  };
  /** Actions of the list. */
  readonly children: ReactNode;
}

const oneLineRows = {
  '& td': { paddingBlock: 0.5, height: 52, fontVariantNumeric: 'tabular-nums' },
  '& td:first-of-type': {
    width: { md: '32%', xl: '40%' },
    minWidth: { md: '14rem' },
    overflowWrap: 'anywhere',
  },
  '& td:not(:first-of-type)': { overflowWrap: 'break-word' },
  '& th': { whiteSpace: 'nowrap' },
  '& td, & th': { paddingInline: { xs: 0.75, md: 1.5 } },
} as const;

/** A list with search, combined filters, sort order, pages and totals. */
export function ListPage<Row extends { readonly _id: string }>({
  title,
  rows: { live, ...chosen },
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
      {live.status === 'loading' && <LoadingShape of="rows" />}
      {live.status === 'failed' && <ReadFailure reason={list.failure} onRetry={live.retry} />}
      {live.status === 'ready' && <Page found={live.data} {...chosen} {...list} />}
    </section>
  );
}

function Page<Row extends { readonly _id: string }>({
  found,
  from,
  noun: [one, several],
  spec,
  state,
  onState,
  nameOf,
  pathOf,
  columns,
  onDelete,
  pictureOf,
  actionsOf,
  many,
  readMatching,
  failure,
}: Omit<ListPageProps<Row>, 'title' | 'rows' | 'children'> &
  Omit<Rows<Row>, 'live'> & { readonly found: RowPage<Row> }) {
  const hidden = useHidden(from, found.items);
  const shown = found.items.filter(({ _id }) => !hidden.has(_id));
  const [matching, all] = [found.found, found.all].map(
    (count) => count - (found.items.length - shown.length),
  ) as [number, number];
  const pages = Math.ceil(found.found / rowsPerPage);
  const { chosen, choose, chooseAll } = useChosen();
  const [hasChosen, setHasChosen] = useState(false);
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
        {matching === all
          ? `${all} ${all === 1 ? one : several}`
          : `${matching} of ${all} ${several}`}
      </Typography>
      {many && hasChosen && (
        <Suspense>
          <ChosenRows
            shown={shown}
            matching={matching}
            state={state}
            {...(readMatching && { readMatching })}
            failure={failure}
            chosen={chosen}
            onChosen={chooseAll}
            from={from}
            noun={[one, several]}
            {...many}
          />
        </Suspense>
      )}
      {shown.length > 0 && (
        <Table size="small" aria-labelledby="list" sx={oneLineRows}>
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
              <ListRow
                key={row._id}
                row={row}
                name={nameOf(row)}
                path={pathOf(row)}
                columns={columns}
                picture={pictureOf?.(row)}
                actions={actionsOf?.(row) ?? []}
                onDelete={() => onDelete(row)}
                isChosen={chosen.has(row._id)}
                onChosen={
                  many &&
                  ((isChosen) => {
                    setHasChosen(true);
                    choose(row._id, isChosen);
                  })
                }
              />
            ))}
          </TableBody>
        </Table>
      )}
      {all === 0 && (
        <NothingYet seed={several} text={`There are no ${several} yet.`}>
          “New {one}” above adds the first one.
        </NothingYet>
      )}
      {matching === 0 && all > 0 && (
        <Typography>No results match your search and filters.</Typography>
      )}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={found.page + 1}
          onChange={(_event, number) => onState({ ...state, page: number - 1 })}
        />
      )}
    </Stack>
  );
}
