/** Whether emulators answer at the address of their hub. */
export const isRunning = (hub: string): Promise<boolean> =>
  fetch(`http://${hub}/emulators`).then(
    () => true,
    () => false,
  );
