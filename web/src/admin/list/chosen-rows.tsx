import { messages, mostRows, rowsPerPage, type ListState } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../lib/notifications/notify-failure.ts';
import { scheduleDeletion } from '../shell/deletion/deletions.ts';
import { useConfirm } from '../shell/dialogs/confirm-context.ts';
import { ProgressBar } from '../shell/progress-bar.tsx';
import { deleteRows } from './delete-rows.ts';

/** What became of many rows. */
export interface Outcome<Row> {
  /** The rows that are as wanted, as they are then. */
  readonly done: readonly Row[];
  /** Why the others are not. */
  readonly problems: readonly string[];
}

/** Something that can be done with a page of rows, by one call that can be repeated. */
export interface ManyAction<Row> {
  /** Such as `Publish`. */
  readonly label: string;
  /** Such as `published`. */
  readonly done: string;
  readonly applies: (row: Row) => boolean;
  readonly run: (rows: readonly Row[]) => Promise<Outcome<Row>>;
  readonly undo: (rows: readonly Row[]) => Promise<Outcome<Row>>;
  /** Message of the error catalogue. */
  readonly failure: string;
}

/** How the rows of a list are deleted. */
export interface ManyDeletion {
  readonly remove: (id: string) => Promise<unknown>;
  /** Message of the error catalogue. */
  readonly failure: string;
}

interface ChosenRowsProps<Row> {
  readonly shown: readonly Row[];
  /** How many match the search and filters of `state`, and what reads them. */
  readonly matching: number;
  readonly state: ListState;
  readonly readMatching?: () => Promise<Row[]>;
  /** Message of the error catalogue for rows that could not be read. */
  readonly failure: string;
  readonly nameOf: (row: Row) => string;
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (ids: readonly string[]) => void;
  readonly from: string;
  readonly noun: readonly [one: string, several: string];
  readonly actions: readonly ManyAction<Row>[];
  readonly deletion: ManyDeletion;
}

/** What was done last with many rows, and can be undone. */
interface Done<Row> {
  readonly action: ManyAction<Row>;
  readonly rows: readonly Row[];
}

/** All rows that match a state of the list. */
interface Everything<Row> {
  readonly of: ListState;
  readonly rows: readonly Row[];
}

/** How far an action is. */
interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Deletes or changes the chosen rows after one question, and can undo it (dashboard-29). */
export function ChosenRows<Row extends { readonly _id: string }>({
  shown: onPage,
  matching,
  state,
  readMatching,
  failure,
  nameOf,
  chosen,
  onChosen: onChosenIds,
  from,
  noun,
  actions,
  deletion,
}: ChosenRowsProps<Row>) {
  const confirm = useConfirm();
  const [progress, setProgress] = useState<Progress>();
  const isStopped = useRef(false);
  const [last, setLast] = useState<Done<Row>>();
  const [everything, setEverything] = useState<Everything<Row>>();
  const busy = progress !== undefined;
  const all = everything?.of === state ? everything.rows : undefined;
  const shown = all ?? onPage;
  const rows = shown.filter(({ _id }) => chosen.has(_id));
  const count = (of: number): string => `${of} ${noun[of === 1 ? 0 : 1]}`;

  function onChosen(ids: readonly string[]) {
    setEverything(undefined);
    onChosenIds(ids);
  }

  async function chooseMatching() {
    try {
      const found = (await readMatching?.()) ?? [];
      setEverything({ of: state, rows: found });
      onChosenIds(found.map(({ _id }) => _id));
    } catch (error) {
      notifyFailure(error, failure);
    }
  }

  async function change(action: ManyAction<Row>, wanted: readonly Row[], undo = false) {
    onChosen([]);
    isStopped.current = false;
    const done: Row[] = [];
    const problems: string[] = [];
    try {
      for (let first = 0; first < wanted.length && !isStopped.current; first += rowsPerPage) {
        setProgress({ done: first, of: wanted.length });
        const part = wanted.slice(first, first + rowsPerPage);
        const outcome = await (undo ? action.undo : action.run)(part);
        done.push(...outcome.done);
        problems.push(...outcome.problems);
      }
    } catch (error) {
      notifyFailure(error, action.failure);
    }
    setProgress(undefined);
    if (problems.length > 0) notify('error', messages.failureTitle, problems.join(' '));
    setLast(undo || done.length === 0 ? undefined : { action, rows: done });
  }

  async function ask(action: ManyAction<Row>) {
    const wanted = rows.filter(action.applies);
    const title = `${action.label} ${count(wanted.length)}?`;
    if (await confirm({ title, agree: action.label })) await change(action, wanted);
  }

  async function remove() {
    const wanted = rows;
    const ids = wanted.map(({ _id }) => _id);
    const agreed = await confirm({
      title: `Delete ${count(ids.length)}?`,
      text: 'You will have ten seconds to undo this.',
      agree: 'Delete',
      destructive: true,
    });
    if (!agreed) return;
    onChosen([]);
    setLast(undefined);
    const run = async () => {
      const problem = await deleteRows(wanted, nameOf, deletion.remove);
      if (problem) notify('error', messages.failureTitle, deletion.failure, problem);
      return problem === '';
    };
    scheduleDeletion({ id: ids.join(' '), ids, name: count(ids.length), from, run });
  }

  return (
    <>
      {rows.length > 0 && (
        <Stack
          direction="row"
          role="group"
          aria-label={`Selected ${noun[1]}`}
          sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Typography role="status">{rows.length} selected</Typography>
          {actions.map((action) => (
            <Button
              key={action.label}
              variant="outlined"
              disabled={busy || !rows.some(action.applies)}
              onClick={() => void ask(action)}
            >
              {action.label}
            </Button>
          ))}
          <Button variant="outlined" color="error" disabled={busy} onClick={() => void remove()}>
            Delete
          </Button>
          {readMatching && !all && rows.length === shown.length && matching > shown.length ? (
            <Button onClick={() => void chooseMatching()}>
              Select {matching > mostRows ? `the first ${mostRows} of` : 'all'} {matching} matching
            </Button>
          ) : (
            <Button onClick={() => onChosen(onPage.map(({ _id }) => _id))}>
              Select all on this page
            </Button>
          )}
          <Button onClick={() => onChosen([])}>Clear selection</Button>
        </Stack>
      )}
      {progress && progress.of > rowsPerPage && (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <ProgressBar value={progress.done / progress.of} label={`Changing ${noun[1]}`} />
          <Typography role="status" sx={{ whiteSpace: 'nowrap' }}>
            {progress.done} of {progress.of}
          </Typography>
          <Button onClick={() => (isStopped.current = true)}>Stop</Button>
        </Stack>
      )}
      {last && (
        <Alert
          severity="success"
          action={
            <Button
              color="inherit"
              disabled={busy}
              onClick={() => void change(last.action, last.rows, true)}
            >
              Undo
            </Button>
          }
        >
          {count(last.rows.length)} {last.action.done}.
        </Alert>
      )}
    </>
  );
}
