import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';

const queues = new Map<string, Promise<unknown>>();

/** Runs the tasks of one key one after another. */
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

/** Two instances that write one document in turn may make each other try again several times. */
const maxAttempts = 10;

/** gRPC's code for a transaction that lost against others as often as it was tried. */
const aborted = 10;

const invalidArgument = 3;

/**
 * Whether Firestore refuses a commit for its transaction's sake: the SDK repeats one whose answer was
 * lost, and the first may have been done.
 */
const wasRepeated = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === invalidArgument &&
  /transaction/i.test(error.message);

/** Another try after a lost answer finds in Firestore whether the first one was done. */
async function run<Result>(attempt: (transaction: Transaction) => Promise<Result>) {
  const once = () => firestore().runTransaction(attempt, { maxAttempts });
  try {
    return await once();
  } catch (error) {
    if (wasRepeated(error)) return once();
    throw error;
  }
}

/**
 * A Firestore transaction. Those of one instance with the same key wait for each other, because
 * many at once on one document only make each other try again; across instances Firestore itself
 * keeps them apart. `onContention` makes the error for when that took too many tries. `attempt` may
 * run again after it was done, and has to notice.
 */
export async function transact<Result>(
  key: string,
  attempt: (transaction: Transaction) => Promise<Result>,
  onContention: () => Error,
): Promise<Result> {
  try {
    return await inTurn(key, () => run(attempt));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === aborted) throw onContention();
    throw error;
  }
}
