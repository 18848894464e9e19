/** Delay in browsers without `requestIdleCallback`, in milliseconds. */
const patience = 500;

/** Longest wait, in milliseconds: a browser that is busy drawing is never idle. */
const longest = 10_000;

/** Runs a task when the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, patience);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: longest });
  return () => cancelIdleCallback(request);
}
