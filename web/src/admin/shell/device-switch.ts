/** Whether this browser is notified of new enquiries: whose it is, and the id of its token. */
export const pushSetting = 'push';

/** Whether a switch is on that this device remembers; without storage it is off. */
export function readSwitch(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

export function storeSwitch(name: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(name, 'on');
    else localStorage.removeItem(name);
  } catch {
    // Then it stays off.
  }
}
