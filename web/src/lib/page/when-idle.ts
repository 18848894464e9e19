/** Where the browser does not say when it is idle, the time to leave it alone, in milliseconds. */
const patience = 500;

/** Runs a task when the browser has nothing better to do. Returns what cancels it. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, patience);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task);
  return () => cancelIdleCallback(request);
}
