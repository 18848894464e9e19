import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { rowsPerPage, type ListState, type RowPage } from '@institute/schema';
import { Fragment, Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../lib/page/lazy-component.tsx';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { CreatedNotice, useCreated } from './created-notice.tsx';
import { cellLook, GroupHead, ListRow, type Column, type RowLayout } from './list-row.tsx';
import { ListHead } from './list-head.tsx';
import { ListViews } from './list-views.tsx';
import type { ChosenRows as ChosenRowsOf, ManyAction, ManyDeletion } from './chosen-rows.tsx';
import { RowCount, useShown } from './row-count.tsx';
import type { RowAction } from './row-menu.tsx';
import type { Picture } from './thumbnail.tsx';
import { Choice, Filters, ListTools, SearchBox } from './list-tools.tsx';
import { oneLineRows } from './one-line-rows.ts';
import { useChosen } from './use-chosen.ts';
import type { Rows } from './use-rows.ts';

const ChosenRows = lazyComponent(async () => (await import('./chosen-rows.tsx')).ChosenRows)
  .Component as typeof ChosenRowsOf;

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
  readonly layout?: RowLayout<Row>;
  readonly onDelete: (row: Row) => void;
  /** Whether a scheduled change to a row waits. */
  readonly isScheduled: (row: Row) => boolean;
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

const usualLayout: RowLayout<unknown> = {};

/** A list with search, combined filters, sort order, pages and totals. */
export function ListPage<Row extends { readonly _id: string }>({
  title,
  rows: { live, total, ...chosen },
  children,
  ...list
}: ListPageProps<Row>) {
  return (
    <section aria-labelledby="list">
      <ListHead
        title={title}
        count={live.status === 'ready' && <RowCount found={live.data} total={total} {...list} />}
      >
        {children}
      </ListHead>
      <CreatedNotice />
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
  layout = usualLayout,
  onDelete,
  isScheduled,
  pictureOf,
  actionsOf,
  many,
  readMatching,
  failure,
  views,
}: Omit<ListPageProps<Row>, 'title' | 'rows' | 'children'> &
  Omit<Rows<Row>, 'live' | 'total'> & { readonly found: RowPage<Row> }) {
  const { shown, matching, all } = useShown(from, found);
  const pages = Math.ceil(found.found / rowsPerPage);
  const created = useCreated();
  const { chosen, choose, chooseAll } = useChosen();
  const [hasChosen, setHasChosen] = useState(false);
  const order = state.sort || (spec.sorts[0]?.name ?? '');
  const heads = [...(layout.before ? [layout.before] : []), ...columns];
  const choices = spec.filters.filter(({ name }) => name !== views?.filter);
  const groups = shown.map((row) => layout.groupOf?.(row, order));
  const change = (changed: Partial<ListState>) => onState({ ...state, page: 0, ...changed });

  const filter = (name: string) => (value: string) =>
    change({ filters: { ...state.filters, [name]: value } });

  return (
    <Stack spacing={2}>
      {views && (
        <ListViews
          label={`Which ${several}`}
          views={views.all}
          value={state.filters[views.filter] ?? ''}
          onChange={filter(views.filter)}
        />
      )}
      <ListTools>
        <SearchBox
          label={`Search ${several}`}
          initial={state.search}
          onChange={(search) => change({ search })}
        />
        <Filters used={choices.filter(({ name }) => state.filters[name]).length}>
          {choices.map(({ name, label, options }) => (
            <Choice
              key={name}
              label={label}
              isFilter
              value={state.filters[name] ?? ''}
              options={options}
              onChange={filter(name)}
            />
          ))}
          <Choice
            label="Order"
            value={order}
            options={spec.sorts.map(({ name, label }) => ({ value: name, label }))}
            onChange={(sort) => change({ sort })}
          />
        </Filters>
      </ListTools>
      {many && hasChosen && (
        <Suspense>
          <ChosenRows
            shown={shown}
            matching={matching}
            state={state}
            {...(readMatching && { readMatching })}
            failure={failure}
            nameOf={nameOf}
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
              {heads.map((column) => (
                <TableCell key={column.label} {...cellLook(column)}>
                  {column.label}
                </TableCell>
              ))}
              <TableCell align="right">Actions</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((row, index) => (
              <Fragment key={row._id}>
                {groups[index] && groups[index] !== groups[index - 1] && (
                  <GroupHead columns={heads.length + 1}>{groups[index]}</GroupHead>
                )}
                <ListRow
                  row={row}
                  name={nameOf(row)}
                  path={pathOf(row)}
                  columns={columns}
                  layout={layout}
                  picture={pictureOf?.(row)}
                  actions={actionsOf?.(row) ?? []}
                  onDelete={() => onDelete(row)}
                  isScheduled={isScheduled(row)}
                  isCreated={row._id === created?.id}
                  isChosen={chosen.has(row._id)}
                  onChosen={
                    many &&
                    ((isChosen) => {
                      setHasChosen(true);
                      choose(row._id, isChosen);
                    })
                  }
                />
              </Fragment>
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
