import { messages } from '@institute/schema';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isServed } from '../../config/paths.ts';
import { notify, withdraw } from '../notifications/notifications-store.ts';
import { afterSilence, isUnanswered } from '../offline/unanswered.ts';
import { openKept } from '../offline/use-service-worker.ts';
import { useContentQueries } from './content-context.ts';

/** Opens the cached copy of the page where nothing answers what it waits for. */
function useKeptAfterSilence(isWaiting: boolean): void {
  useEffect(() => (isWaiting ? afterSilence(() => void openKept()) : undefined), [isWaiting]);
}

/** Reads what a page waits for, but shows itself without if it cannot be read. */
export function useAwaited<Data, Key extends readonly unknown[]>(
  query: UseQueryOptions<Data, Error, Data, Key>,
) {
  const { data, isPending, errorUpdateCount } = useQuery(query);
  const isWaiting = isPending && errorUpdateCount === 0;
  useKeptAfterSilence(isWaiting);
  return { data, isWaiting };
}

/**
 * Reads content and reports `failure`, a message of the error catalogue, while it cannot be read. If
 * nothing answers, the cached copy of the page opens instead, whatever the browser says of the
 * connection. Failed reads are retried automatically; `retry` does so immediately.
 */
export function useRead<Data, Key extends readonly unknown[]>(
  query: UseQueryOptions<Data, Error, Data, Key>,
  failure: string,
) {
  const { data, error, isFetching, errorUpdateCount, refetch } = useQuery(query);
  const [hasNoCopy, setHasNoCopy] = useState(false);
  const isMissing = data === undefined && errorUpdateCount > 0;
  const failed = isMissing && hasNoCopy;
  const isWaiting = data === undefined && isFetching;
  useKeptAfterSilence(isWaiting);
  useEffect(() => {
    if (!isMissing || !error) return;
    const opening = isUnanswered(error) ? openKept() : Promise.resolve(false);
    void opening.then((opened) => setHasNoCopy(!opened));
  }, [isMissing, error]);
  useEffect(() => {
    if (!failed) return;
    notify('error', messages.failureTitle, failure);
    return () => withdraw(messages.failureTitle, failure);
  }, [failed, failure]);
  return { data, failed, isFetching, retry: () => void refetch({ cancelRefetch: false }) };
}

/**
 * For a path where nothing is: goes to where it has moved, as the server would (redirects-4).
 * Returns whether that is so, or not known yet.
 */
export function useMoved(): boolean {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data, isLoading } = useQuery(useContentQueries().redirect(pathname));
  useEffect(() => {
    if (!data) return;
    if (isServed(data)) location.replace(data);
    else void navigate(data, { replace: true });
  }, [data, navigate]);
  return isLoading || Boolean(data);
}
