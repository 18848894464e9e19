import { useEffect, useSyncExternalStore } from 'react';

/** How long a deletion can be undone, in milliseconds. */
export const undoTime = 10_000;

/** A thing that is about to be deleted. */
export interface Deletion {
  readonly id: string;
  readonly name: string;
  /** The collection whose list it goes from. */
  readonly from: string;
  /** Deletes it, and tells how that went. Resolves to whether it is gone. */
  readonly run: () => Promise<boolean>;
}

interface Pending extends Deletion {
  readonly timer: ReturnType<typeof setTimeout>;
}

let pending: readonly Pending[] = [];
/** What is being deleted, or was, for as long as its list has it. */
let gone: readonly Deletion[] = [];
/** What lists leave out. */
let hidden: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function update(nowPending: readonly Pending[], nowGone: readonly Deletion[]): void {
  pending = nowPending;
  gone = nowGone;
  hidden = new Set([...pending, ...gone].map(({ id }) => id));
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

/** Takes the thing out of the lists now, and deletes it once it can no longer be undone. */
export function scheduleDeletion(deletion: Deletion): void {
  const scheduled: Pending = {
    ...deletion,
    timer: setTimeout(() => void finish(scheduled), undoTime),
  };
  update([...pending, scheduled], gone);
}

export function undoDeletion(id: string): void {
  clearTimeout(pending.find((deletion) => deletion.id === id)?.timer);
  update(without(pending, id), without(gone, id));
}

/** Deletes at once what is still waiting; before a logout, which ends the right to. */
export async function finishDeletions(): Promise<void> {
  await Promise.all(pending.map(finish));
}

interface Row {
  readonly _id: string;
}

/** Hides no longer what went and is not in its list either: it may come back, restored. */
export function forgetGone(from: string, rows: readonly Row[]): void {
  const present = new Set(rows.map(({ _id }) => _id));
  const left = gone.filter((deletion) => deletion.from !== from || present.has(deletion.id));
  if (left.length < gone.length) update(pending, left);
}

/** Ids that lists leave out. */
export const hiddenIds = (): ReadonlySet<string> => hidden;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePendingDeletions = (): readonly Deletion[] =>
  useSyncExternalStore(subscribe, () => pending);

/** Ids that a list leaves out; `rows` is what it has, undefined while it is not known. */
export function useHidden(from: string, rows: readonly Row[] | undefined): ReadonlySet<string> {
  const ids = useSyncExternalStore(subscribe, hiddenIds);
  useEffect(() => {
    if (rows) forgetGone(from, rows);
  }, [from, rows]);
  return ids;
}
