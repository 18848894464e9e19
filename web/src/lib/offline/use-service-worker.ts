import { addressOf, root } from '@institute/schema';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { trustedScript } from '../page/trusted-types.ts';
import { whenIdle } from '../page/when-idle.ts';

const script = trustedScript('service-worker', `/service-worker${root.replace('/', '-')}.js`);

const isAvailable = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Whether a page is loaded from the cache when offline. */
export const answersOffline = (): boolean =>
  isAvailable() && navigator.serviceWorker.controller !== null;

/**
 * Opens the document of a page that the app could not read, if it is cached: it has all that the page
 * reads. A page that was loaded as a document has had its chance.
 */
export async function openKept(): Promise<boolean> {
  const [loaded] = performance.getEntriesByType('navigation');
  const { pathname, search } = location;
  const isLoaded = loaded?.name.split('#')[0] === location.origin + pathname + search;
  if (!answersOffline() || isLoaded) return false;
  const kept = await caches.match(pathname + search, { ignoreVary: true }).catch(() => undefined);
  if (kept) location.reload();
  return kept !== undefined;
}

async function register(): Promise<void> {
  // Without a service worker (private windows, full disks) the site still works.
  await navigator.serviceWorker.register(script, { scope: root || '/' }).catch(() => undefined);
}

async function keepPage(address: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a window's argument
  active?.postMessage({ visited: address });
}

/**
 * Registers the service worker when the page is idle, and tells it about every page shown, so that
 * it is available offline later.
 */
export function useServiceWorker(): void {
  const { pathname, search } = useLocation();
  useEffect(() => (isAvailable() ? whenIdle(() => void register()) : undefined), []);
  useEffect(
    () => (isAvailable() ? whenIdle(() => void keepPage(addressOf(pathname) + search)) : undefined),
    [pathname, search],
  );
}
