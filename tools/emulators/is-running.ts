/** Whether an emulator answers at an address. */
export const isRunning = (address: string): Promise<boolean> =>
  fetch(`http://${address}/`).then(
    () => true,
    () => false,
  );
