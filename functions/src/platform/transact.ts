import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import { ApiError } from './errors.ts';

const queues = new Map<string, Promise<unknown>>();

/** Runs tasks with the same key one after another. */
function inTurn<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
  const result = (queues.get(key) ?? Promise.resolve()).then(task);
  const settled = result
    .catch(() => undefined)
    .then(() => {
      if (queues.get(key) === settled) queues.delete(key);
    });
  queues.set(key, settled);
  return result;
}

/** Instances that write the same document may make each other retry several times. */
const maxAttempts = 10;

/** gRPC's code for ABORTED: a transaction that lost every attempt to others. */
const aborted = 10;

const invalidArgument = 3;

/**
 * Whether Firestore rejected a commit because the transaction is over: the SDK repeats a commit
 * whose answer was lost, and the first one may have succeeded.
 */
const wasRepeated = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === invalidArgument &&
  /transaction/i.test(error.message);

/**
 * The transaction with its writes held until `release`: Firestore itself refuses to read once something
 * is written. Reads do not see what is held.
 */
export function holdWrites(transaction: Transaction): {
  readonly held: Transaction;
  /** The values of the writes so far. */
  readonly values: readonly unknown[];
  readonly release: () => void;
} {
  const writes: (() => void)[] = [];
  const written: unknown[] = [];
  const hold = (method: 'set' | 'create' | 'update' | 'delete') => {
    const write = transaction[method].bind(transaction) as (...values: unknown[]) => unknown;
    return (document: unknown, ...values: unknown[]) => {
      writes.push(() => write(document, ...values));
      written.push(values);
      return held;
    };
  };
  const held: Transaction = {
    get: transaction.get.bind(transaction),
    getAll: transaction.getAll.bind(transaction),
    set: hold('set'),
    create: hold('create'),
    update: hold('update'),
    delete: hold('delete'),
  } as unknown as Transaction;
  return {
    held,
    values: written,
    release: () => {
      for (const write of writes) write();
    },
  };
}

/** Most bytes of a commit, as JSON: Firestore takes 10 MiB, its emulator 4, and their format is rarely larger. */
const mostBytes = (): number =>
  process.env['FIRESTORE_EMULATOR_HOST'] === undefined ? 10_000_000 : 4_000_000;

/** Refuses what Firestore would: the SDK would try it again until the function is ended. */
function requireRoom(values: readonly unknown[], message: string): void {
  if (Buffer.byteLength(JSON.stringify(values)) > mostBytes())
    throw new ApiError('conflict', message);
}

/**
 * A Firestore transaction, in which `attempt` may read after it wrote: writes wait for its end. Within
 * an instance, those with the same key are queued, because many concurrent ones on one document only
 * make each other retry; across instances Firestore itself isolates them. `onContention` makes the error
 * for too many retries. `attempt` may run again after it has succeeded, and has to detect that. More than a
 * commit can have is refused.
 */
export async function transact<Result>(
  key: string,
  attempt: (transaction: Transaction) => Promise<Result>,
  onContention: () => Error,
  tooLarge = 'This changes too much at once',
): Promise<Result> {
  const run = () =>
    firestore().runTransaction(
      async (transaction) => {
        const { held, values, release } = holdWrites(transaction);
        const result = await attempt(held);
        requireRoom(values, tooLarge);
        release();
        return result;
      },
      { maxAttempts },
    );
  try {
    // A new attempt after a lost answer finds in Firestore whether the first one succeeded.
    return await inTurn(key, () =>
      run().catch((error: unknown) => {
        if (wasRepeated(error)) return run();
        throw error;
      }),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === aborted) throw onContention();
    throw error;
  }
}
