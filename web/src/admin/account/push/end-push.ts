/** How long Logout waits for the end of notifications, in milliseconds: it goes on, and the session ends. */
const patience = 2_000;

interface Push {
  readonly turnOff: () => Promise<unknown>;
}

const loadPush = (): Promise<Push> => import('./push.ts');

/** Ends the notifications of this browser; resolves soon, whatever the network does. */
export const endPush = (load = loadPush): Promise<unknown> =>
  Promise.race([
    load()
      .then(({ turnOff }) => turnOff())
      .catch(() => undefined),
    new Promise((resolve) => {
      setTimeout(resolve, patience);
    }),
  ]);
