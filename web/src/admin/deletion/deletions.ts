import { useSyncExternalStore } from 'react';

/** How long a deletion can be undone, in milliseconds. */
export const undoTime = 10_000;

/** A thing that is about to be deleted. */
export interface Deletion {
  readonly id: string;
  readonly name: string;
  /** Deletes it, and tells how that went. Resolves to whether it is gone. */
  readonly run: () => Promise<boolean>;
}

interface Pending extends Deletion {
  readonly timer: ReturnType<typeof setTimeout>;
}

let pending: readonly Pending[] = [];
/** What lists leave out: what is about to go, and what went. */
let hidden: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function update(next: readonly Pending[], hide: ReadonlySet<string>): void {
  pending = next;
  hidden = hide;
  if (next.length > 0) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

const without = <Item>(set: ReadonlySet<Item>, item: Item): Set<Item> =>
  new Set([...set].filter((other) => other !== item));

async function finish(deletion: Pending): Promise<void> {
  clearTimeout(deletion.timer);
  update(
    pending.filter((other) => other !== deletion),
    hidden,
  );
  if (!(await deletion.run())) update(pending, without(hidden, deletion.id));
}

/** Takes the thing out of the lists now, and deletes it once it can no longer be undone. */
export function scheduleDeletion(deletion: Deletion): void {
  const scheduled: Pending = {
    ...deletion,
    timer: setTimeout(() => void finish(scheduled), undoTime),
  };
  update([...pending, scheduled], new Set([...hidden, deletion.id]));
}

export function undoDeletion(id: string): void {
  clearTimeout(pending.find((deletion) => deletion.id === id)?.timer);
  update(
    pending.filter((deletion) => deletion.id !== id),
    without(hidden, id),
  );
}

/** Deletes at once what is still waiting; before a logout, which ends the right to. */
export async function finishDeletions(): Promise<void> {
  await Promise.all(pending.map(finish));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePendingDeletions = (): readonly Deletion[] =>
  useSyncExternalStore(subscribe, () => pending);

/** Ids that lists leave out. */
export const useHidden = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => hidden);
