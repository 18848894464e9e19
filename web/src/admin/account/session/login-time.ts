/** An admin's session lasts 24 hours, in milliseconds (account-4). */
export const sessionLength = 24 * 60 * 60 * 1000;

const key = 'adminLoginTime';

/** Milliseconds left at `now` of a session begun at `loginTime`; 0 for a time in the future. */
export const timeLeft = (loginTime: number, now: number): number =>
  loginTime <= now ? Math.max(0, loginTime + sessionLength - now) : 0;

/** When this browser's session began; null if there is none or it has expired. */
export function readLoginTime(storage: Storage, now: number): number | null {
  const stored = Number(storage.getItem(key));
  return timeLeft(stored, now) > 0 ? stored : null;
}

export const storeLoginTime = (storage: Storage, now: number): void =>
  storage.setItem(key, String(now));

export const clearLoginTime = (storage: Storage): void => storage.removeItem(key);
