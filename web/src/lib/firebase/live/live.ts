import {
  onSnapshot,
  type DocumentReference,
  type FirestoreError,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { Observable, Subject, takeUntil } from 'rxjs';
import type * as z from 'zod/mini';
import { timeLimit } from '../../page/timed.ts';
import { setInterrupted } from './interruptions.ts';

/** State of a listener: loading, failed, or the current data. */
export type Live<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly data: Data };

/** A source to listen to; equal names mean the same data. */
export interface LiveSource<Data> {
  readonly name: string;
  readonly observe: () => Observable<Live<Data>>;
}

const signedOut = new Subject<void>();
let session = 0;

/** Number of sign-ins on this page, so that no data of one session reaches the next. */
export const liveSession = (): number => session;

/** Drops the data of earlier sessions. */
export function beginLiveQueries(): void {
  session += 1;
}

/** Stops every listener before a logout ends its permission. */
export const endLiveQueries = (): void => signedOut.next();

type Next<Data> = (data: Data, fromCache: boolean) => void;
type Listen<Data> = (next: Next<Data>, fail: (error: FirestoreError) => void) => () => void;

/** Delay before a rejected listener restarts, in milliseconds. */
const restAfterRefusal = 10_000;

/**
 * An observable that never errors: ReactFire caches errors forever and throws them at every later
 * subscriber (reactfire issues 485 and 790), so a failure is a value here. Failures recover
 * automatically: Firestore reconnects, and rejected listeners restart.
 */
function live<Data>(name: string, listen: Listen<Data>): LiveSource<Data> {
  const observe = () =>
    new Observable<Live<Data>>((subscriber) => {
      const interruption = {};
      const fail = (error: unknown) => {
        console.error(`Failed call: listening to ${name}`, error);
        subscriber.next({ status: 'failed' });
      };
      const late = setTimeout(fail, timeLimit, `No answer in ${timeLimit} ms`);
      let rest: ReturnType<typeof setTimeout>;
      let stop = () => {};
      let answered = false;
      const begin = () => {
        stop = listen(
          (data, fromCache) => {
            // Offline, the first snapshot is an empty cache: ignore it.
            if (fromCache && !answered) return;
            answered = true;
            clearTimeout(late);
            setInterrupted(interruption, fromCache);
            subscriber.next({ status: 'ready', data });
          },
          (error) => {
            clearTimeout(late);
            fail(error);
            rest = setTimeout(begin, restAfterRefusal);
          },
        );
      };
      begin();
      return () => {
        clearTimeout(late);
        clearTimeout(rest);
        stop();
        setInterrupted(interruption, false);
      };
    }).pipe(takeUntil(signedOut));
  return { name, observe };
}

function parse<Output>(schema: z.ZodMiniType<Output>, path: string, data: unknown): Output | null {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  console.error(`Skipped ${path}, which does not match its schema`, parsed.error.issues);
  return null;
}

/** Null for a document that is absent or invalid. */
export const liveDocument = <Output>(
  schema: z.ZodMiniType<Output>,
  reference: DocumentReference,
): LiveSource<Output | null> =>
  live(reference.path, (next, fail) =>
    onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (found) => {
        const data = found.data();
        next(
          data ? parse(schema, found.ref.path, { ...data, _id: found.id }) : null,
          found.metadata.fromCache,
        );
      },
      fail,
    ),
  );

/** The documents of a snapshot; unchanged ones are not parsed again. */
function parseChanged<Output>(
  schema: z.ZodMiniType<Output>,
  snapshot: QuerySnapshot,
  parsed: Map<string, Output | null>,
): Output[] {
  for (const { type, doc } of snapshot.docChanges()) {
    if (type === 'removed') parsed.delete(doc.id);
    else parsed.set(doc.id, parse(schema, doc.ref.path, { ...doc.data(), _id: doc.id }));
  }
  return snapshot.docs.flatMap(({ id }) => parsed.get(id) ?? []);
}

/** The results of a query in order, without invalid documents. */
export const liveCollection = <Output>(
  name: string,
  schema: z.ZodMiniType<Output>,
  query: Query,
): LiveSource<Output[]> =>
  live(name, (next, fail) => {
    const parsed = new Map<string, Output | null>();
    let shown: Output[] = [];
    return onSnapshot(
      query,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.docChanges().length > 0) shown = parseChanged(schema, snapshot, parsed);
        next(shown, snapshot.metadata.fromCache);
      },
      fail,
    );
  });
