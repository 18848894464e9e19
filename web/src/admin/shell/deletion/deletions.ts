import { useEffect, useSyncExternalStore } from 'react';

/** How long a deletion can be undone, in milliseconds. */
export const undoTime = 10_000;

/** A pending deletion. */
export interface Deletion {
  readonly id: string;
  /** The rows that it deletes, if they are several. */
  readonly ids?: readonly string[];
  readonly name: string;
  /** What it does to the name, where that is not deleting. */
  readonly doing?: string;
  /** What will happen in ten seconds, where it is more than that the name will be deleted. */
  readonly text?: string;
  /** The collection of its list. */
  readonly from: string;
  /** Deletes it and reports the outcome. Resolves to whether it succeeded. */
  readonly run: () => Promise<boolean>;
  /** Called once it is undone. */
  readonly onUndone?: (() => void) | undefined;
}

interface Pending extends Deletion {
  readonly timer: ReturnType<typeof setTimeout>;
}

let pending: readonly Pending[] = [];
/** Pending and finished deletions, kept until they disappear from the list's data. */
let gone: readonly Deletion[] = [];
/** IDs hidden from lists. */
let hidden: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

const idsOf = ({ id, ids = [id] }: Deletion): readonly string[] => ids;

function update(nowPending: readonly Pending[], nowGone: readonly Deletion[]): void {
  pending = nowPending;
  gone = nowGone;
  hidden = new Set([...pending, ...gone].flatMap(idsOf));
  if (pending.length > 0) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

const without = <Item extends Deletion>(deletions: readonly Item[], id: string): Item[] =>
  deletions.filter((deletion) => deletion.id !== id);

async function finish(deletion: Pending): Promise<void> {
  const { id, timer, run } = deletion;
  clearTimeout(timer);
  update(without(pending, id), [...gone, deletion]);
  if (!(await run())) update(pending, without(gone, id));
}

/** Hides the row now, and deletes it once it can no longer be undone. */
export function scheduleDeletion(deletion: Deletion): void {
  const scheduled: Pending = {
    ...deletion,
    timer: setTimeout(() => void finish(scheduled), undoTime),
  };
  update([...pending, scheduled], gone);
}

export function undoDeletion(id: string): void {
  const undone = pending.find((deletion) => deletion.id === id);
  clearTimeout(undone?.timer);
  update(without(pending, id), without(gone, id));
  undone?.onUndone?.();
}

/** Runs all pending deletions now; before a logout, which ends the permission to delete. */
export async function finishDeletions(): Promise<void> {
  await Promise.all(pending.map(finish));
}

interface Row {
  readonly _id: string;
}

/** Stops hiding rows that are gone from the list's data: they may reappear when restored. */
export function forgetGone(from: string, rows: readonly Row[]): void {
  const present = new Set(rows.map(({ _id }) => _id));
  const left = gone.filter(
    (deletion) => deletion.from !== from || idsOf(deletion).some((id) => present.has(id)),
  );
  if (left.length < gone.length) update(pending, left);
}

/** IDs hidden from lists. */
export const hiddenIds = (): ReadonlySet<string> => hidden;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePendingDeletions = (): readonly Deletion[] =>
  useSyncExternalStore(subscribe, () => pending);

/** IDs hidden from a list; `rows` is its data, undefined while loading. */
export function useHidden(from: string, rows: readonly Row[] | undefined): ReadonlySet<string> {
  const ids = useSyncExternalStore(subscribe, hiddenIds);
  useEffect(() => {
    if (rows) forgetGone(from, rows);
  }, [from, rows]);
  return ids;
}
