import { callApi } from '../../../lib/api/api-client.ts';
import { pushSetting } from '../../shell/device-switch.ts';

/** The account that this browser is notified for, and the id of its token at the server. */
interface Kept {
  readonly uid: string;
  readonly id: string;
}

function readKept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(pushSetting) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Whether this browser is notified of the enquiries of an account. */
export const isOnFor = (uid: string): boolean =>
  Notification.permission === 'granted' && readKept()?.uid === uid;

/** The id of this browser's token at the server; undefined where it is not notified. */
export const keptToken = (): string | undefined => readKept()?.id;

/** Has this browser notified by its token. */
export async function turnOn(uid: string, token: string): Promise<void> {
  const { _id: id } = await callApi('savePushToken', { body: { token } });
  localStorage.setItem(pushSetting, JSON.stringify({ uid, id } satisfies Kept));
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** How long Logout waits for it, in milliseconds. */
const patience = 2_000;

/**
 * Ends it, here and at the server. Either is enough: Firebase tells the server of a browser that has gone. Resolves in
 * two seconds at most, because Logout waits for it; a slow request goes on.
 */
export async function turnOff(): Promise<void> {
  const kept = readKept();
  localStorage.removeItem(pushSetting);
  await Promise.race([
    Promise.allSettled([unsubscribe(), kept && callApi('removePushToken', { id: kept.id })]),
    new Promise((resolve) => {
      setTimeout(resolve, patience);
    }),
  ]);
}
