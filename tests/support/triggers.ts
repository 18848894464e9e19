async function switchTriggers(action: string, hub: string): Promise<void> {
  const { ok, status } = await fetch(`http://${hub}/functions/${action}`, { method: 'PUT' });
  if (!ok) throw new Error(`${action} was answered with ${status}`);
}

const hubOfWorker = (): string => process.env['FIREBASE_EMULATOR_HUB'] ?? '';

/** Lets the background triggers run: for the tests of a file that is about them. */
export const startTriggers = (): Promise<void> =>
  switchTriggers('enableBackgroundTriggers', hubOfWorker());

/**
 * Stops the functions emulator's background triggers: it starts a process for each event, on the
 * processors that the tests need.
 */
export const stopTriggers = (hub = hubOfWorker()): Promise<void> =>
  switchTriggers('disableBackgroundTriggers', hub);
