import { notify } from '../notifications/notifications-store.ts';
import { offline } from '../../texts/en/layout.ts';

/**
 * Follows a link out of the pages that this worker keeps, offline only where the worker of the pages at the root is there,
 * too: else the browser would show an error of its own.
 */
export async function leaveOnline(
  event: Pick<MouseEvent, 'preventDefault'> & {
    readonly currentTarget: { readonly href: string };
  },
): Promise<void> {
  if (navigator.onLine || !('serviceWorker' in navigator)) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  const found = await navigator.serviceWorker.getRegistration('/').catch(() => undefined);
  if (found) location.assign(href);
  else notify('info', offline);
}
