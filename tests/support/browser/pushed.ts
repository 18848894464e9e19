/** A message that tells of an enquiry. */
export const pushed = { title: 'Vaasal Institute', body: 'A new enquiry is yours', enquiry: 'e1' };

/** Runs in a service worker: what it shows of a message. */
export function showPushed(data: string): unknown[] {
  interface Scope extends EventTarget {
    readonly registration: ServiceWorkerRegistration;
    readonly PushEvent: new (type: string, init: { data: string }) => Event;
  }
  const scope = self as unknown as Scope;
  let shownThere: unknown[] = [];
  // Nobody has allowed notifications here.
  scope.registration.showNotification = async (...given) => void (shownThere = given);
  scope.dispatchEvent(new scope.PushEvent('push', { data }));
  return shownThere;
}
