import { useMemo, useState } from 'react';
import { useObservable } from 'reactfire';
import { liveSession, type Live, type LiveSource } from './live.ts';

/** What the source holds just now, and a way to begin again after it failed. */
export function useLive<Data>(source: LiveSource<Data>): Live<Data> & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const id = `${source.name} (session ${liveSession()}, attempt ${attempt})`;
  // ReactFire keeps one observable for an id, the first that it is given.
  // oxlint-disable-next-line react/exhaustive-deps
  const observable = useMemo(source.observe, [id]);
  const { data } = useObservable<Live<Data> | undefined>(id, observable, { suspense: false });
  return { ...(data ?? { status: 'loading' }), retry: () => setAttempt(attempt + 1) };
}
