import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../page/when-idle.ts';

const isAvailable = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Whether a page is answered from what was kept, when it is loaded without a connection. */
export const answersOffline = (): boolean =>
  isAvailable() && navigator.serviceWorker.controller !== null;

async function register(): Promise<void> {
  // Where the browser refuses it (private windows, full disks), the site works as well.
  await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}

async function keepPage(address: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a window's argument
  active?.postMessage({ visited: address });
}

/**
 * Registers the service worker once the page has nothing better to do, and tells it of every page
 * that is shown, so that it opens without a connection later.
 */
export function useServiceWorker(): void {
  const { pathname, search } = useLocation();
  useEffect(() => (isAvailable() ? whenIdle(() => void register()) : undefined), []);
  useEffect(
    () => (isAvailable() ? whenIdle(() => void keepPage(pathname + search)) : undefined),
    [pathname, search],
  );
}
