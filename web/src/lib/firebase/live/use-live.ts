import { useMemo, useState } from 'react';
import { useObservable } from 'reactfire';
import { liveSession, type Live, type LiveSource } from './live.ts';

/** The current state of a source, and a function to restart it after a failure. */
export function useLive<Data>(source: LiveSource<Data>): Live<Data> & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const id = `${source.name} (session ${liveSession()}, attempt ${attempt})`;
  // ReactFire keeps the first observable that it gets for an id.
  // oxlint-disable-next-line react/exhaustive-deps
  const observable = useMemo(source.observe, [id]);
  const { data } = useObservable<Live<Data> | undefined>(id, observable, { suspense: false });
  return { ...(data ?? { status: 'loading' }), retry: () => setAttempt(attempt + 1) };
}
