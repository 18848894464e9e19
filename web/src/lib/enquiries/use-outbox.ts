import { useEffect } from 'react';
import { whenIdle } from '../page/when-idle.ts';
import { isAnythingKept } from './outbox.ts';

/** Interval of retries while the page is open, in milliseconds. */
const interval = 60_000;

async function attempt(): Promise<void> {
  if (!navigator.onLine || !isAnythingKept()) return;
  // Failures are retried.
  await import('./send-kept.ts').then(({ sendKept }) => sendKept()).catch(() => undefined);
}

/** Sends queued enquiries and bookings: at the next visit, and when the connection is back. */
export function useOutbox(): void {
  useEffect(() => {
    const again = () => void attempt();
    const cancel = whenIdle(again);
    const timer = setInterval(again, interval);
    addEventListener('online', again);
    return () => {
      cancel();
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, []);
}
