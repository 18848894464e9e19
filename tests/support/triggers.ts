async function switchTriggers(action: string, hub: string): Promise<void> {
  const { ok, status } = await fetch(`http://${hub}/functions/${action}`, { method: 'PUT' });
  if (!ok) throw new Error(`${action} was answered with ${status}`);
}

const hubOfProcess = (): string => process.env['FIREBASE_EMULATOR_HUB'] ?? '';

/** Lets the background triggers run: for a file of tests that is about them, and once the sample is written. */
export const startTriggers = (): Promise<void> =>
  switchTriggers('enableBackgroundTriggers', hubOfProcess());

/**
 * Stops the functions emulator's background triggers: it starts a process for each event, on the
 * processors that are needed for the tests or the start.
 */
export const stopTriggers = (hub = hubOfProcess()): Promise<void> =>
  switchTriggers('disableBackgroundTriggers', hub);
