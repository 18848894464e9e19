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

/** What a listener knows: nothing yet, that it failed, or what Firestore holds just now. */
export type Live<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly data: Data };

/** A listener that has not begun; two of the same name listen to the same thing. */
export interface LiveSource<Data> {
  readonly name: string;
  readonly observe: () => Observable<Live<Data>>;
}

const signedOut = new Subject<void>();
let session = 0;

/** Counts the sign-ins of this page, so that nothing of one session reaches the next. */
export const liveSession = (): number => session;

/** Forgets what listeners heard before this sign-in. */
export function beginLiveQueries(): void {
  session += 1;
}

/** Ends every listener, which is about to lose its right to listen. */
export const endLiveQueries = (): void => signedOut.next();

type Next<Data> = (data: Data, fromCache: boolean) => void;
type Listen<Data> = (next: Next<Data>, fail: (error: FirestoreError) => void) => () => void;

/** How long a listener that was turned away rests before it begins again, in milliseconds. */
const restAfterRefusal = 10_000;

/**
 * An observable that never errs: ReactFire keeps an error for as long as the page lives, and throws
 * it at whoever asks again (reactfire issues 485 and 790), so a failure is a value here. What fails
 * comes back by itself: Firestore looks for a lost connection, and a listener that it has turned
 * away begins again.
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
            // Without a connection the first answer is an empty cache, which says nothing.
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
  console.error(`Left out ${path}, which does not fit its schema`, parsed.error.issues);
  return null;
}

/** Null for a document that is absent, or does not fit its schema. */
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
        next(data ? parse(schema, found.ref.path, data) : null, found.metadata.fromCache);
      },
      fail,
    ),
  );

/** The documents of a snapshot; those parsed before are parsed again only when they change. */
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

/** What the query finds, in its order, without the documents that do not fit the schema. */
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
