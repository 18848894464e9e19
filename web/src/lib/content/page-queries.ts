import { addressOf } from '@institute/schema';
import type { QueryClient } from '@tanstack/react-query';
import { timed } from '../page/timed.ts';
import { contentQueries, type ContentQueries } from './content-queries.ts';
import type { ContentSource } from './content-source.ts';
import { hydrate, type ContentState } from './content-state.ts';

/** For how long what a page has is not fetched again, in milliseconds. */
const lifetime = 15_000;

interface Read {
  readonly state: ContentState;
  /** Where the page is instead: it moved, or is offered in English alone. */
  readonly movedTo?: string;
}

const reads = new Map<string, Promise<Read>>();

const contentOf = /<script type="application\/json" id="content-state">([^]*?)<\/script>/;

async function fetchPage(address: string, signal: AbortSignal): Promise<Read> {
  const response = await fetch(address, { signal, cache: 'no-cache' });
  const [, json = '[]'] = contentOf.exec(await response.text()) ?? [];
  const state = JSON.parse(json) as ContentState;
  return response.redirected ? { state, movedTo: response.url } : { state };
}

/** What the page at an address has, which the server puts into its HTML. */
function readPage(address: string): Promise<Read> {
  const known = reads.get(address);
  if (known) return known;
  const read = timed(`page ${address}`, (signal) => fetchPage(address, signal));
  reads.set(address, read);
  const forget = () => reads.delete(address);
  read.then(() => setTimeout(forget, lifetime), forget);
  return read;
}

/** Reads the content of a page that is likely to be next, by its path within the site. */
export async function prefetchPage(client: QueryClient, path: string): Promise<void> {
  const { state, movedTo } = await readPage(addressOf(path));
  if (!movedTo) hydrate(client, state);
}

/**
 * All content queries, each answered from the page that is open, as the server makes it. So the app in Tamil has
 * no SDK of Firestore, and the server alone puts texts and their translations together.
 */
export function pageQueries(isOnlyBacked: () => boolean): ContentQueries {
  const queryFn = async ({ queryKey, client }: { queryKey: unknown; client: QueryClient }) => {
    const { state, movedTo } = await readPage(location.pathname + location.search);
    if (movedTo) {
      location.replace(movedTo);
      return new Promise(() => undefined);
    }
    const wanted = JSON.stringify(queryKey);
    const found = state.find(([key]) => JSON.stringify(key) === wanted);
    if (!found) throw new Error(`The page has nothing of ${wanted}`);
    hydrate(
      client,
      state.filter((each) => each !== found),
    );
    return found[1];
  };
  const made = Object.entries(contentQueries({} as ContentSource, isOnlyBacked));
  return Object.fromEntries(
    made.map(([name, query]) => [
      name,
      (...given: unknown[]) => ({ ...Reflect.apply(query, undefined, given), queryFn }),
    ]),
  ) as unknown as ContentQueries;
}
