import { paths } from '../../config/paths.ts';

/** What Firebase Cloud Messaging hands over: the data that the server sent. */
interface Payload {
  readonly data: { readonly title: string; readonly body: string; readonly enquiry: string };
}

/** The part of the service worker's `clients` that is used. */
interface Windows {
  readonly matchAll: (options: {
    type: 'window';
    includeUncontrolled: true;
  }) => Promise<readonly { readonly url: string; readonly focus: () => Promise<unknown> }[]>;
  readonly openWindow: (address: string) => Promise<unknown>;
}

/** Shows a message from the server; the same enquiry shows one notification. */
export function showPushed(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  { data: { title, body, enquiry } }: Payload,
): Promise<void> {
  return registration.showNotification(title, { body, tag: enquiry, data: enquiry });
}

/** Shows the enquiry of a notification, in the window that has it open or in a new one. */
export async function openPushed(windows: Windows, enquiry: string): Promise<void> {
  const path = `${paths.admin}/enquiries/${enquiry}`;
  const all = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const open = all.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : windows.openWindow(path));
}
