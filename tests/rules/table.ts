import type { Caller } from './callers.ts';

/** One operation on a kind of document or file, and who may do it. */
export interface Row<Client> {
  operation: string;
  attempt: (client: Client) => Promise<unknown>;
  allowed: readonly Caller[];
  /** Who tries it; all where there are none. */
  callers: readonly Caller[] | undefined;
}

export const row = <Client>(
  operation: string,
  attempt: Row<Client>['attempt'],
  allowed: Row<Client>['allowed'],
  callers?: Row<Client>['callers'],
): Row<Client> => ({
  operation,
  attempt,
  allowed: callers ? allowed.filter((caller) => callers.includes(caller)) : allowed,
  callers,
});

const denials: readonly unknown[] = [
  'permission-denied',
  'storage/unauthorized',
  'storage/unauthenticated',
];

/**
 * Errors that only those meet whom the rules let through: a missing file, and a document that the
 * Firestore emulator, busy, creates twice.
 */
const beyondRules: readonly unknown[] = ['storage/object-not-found', 'already-exists'];

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

async function isPermitted(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (beyondRules.includes(code)) return true;
    if (denials.includes(code)) return false;
    throw error;
  }
}

/** The callers that the rules let do it, in the order of `clients`. */
export async function permittedCallers<Client>(
  { attempt, callers }: Row<Client>,
  clients: ReadonlyMap<Caller, Client>,
): Promise<Caller[]> {
  const trying = [...clients].filter(([caller]) => callers?.includes(caller) ?? true);
  const outcomes = await Promise.all(
    trying.map(async ([caller, client]) => ({
      caller,
      permitted: await isPermitted(attempt(client)),
    })),
  );
  return outcomes.filter(({ permitted }) => permitted).map(({ caller }) => caller);
}
