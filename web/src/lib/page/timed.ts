/** Timeout of every read and call, in milliseconds (api-6). */
export const timeLimit = 10_000;

/** Calls slower than this are logged, in milliseconds (api-6). */
const slowCall = 1_000;

/** Runs a call with the timeout, and logs it if it is slow or fails. */
export async function timed<Result>(
  name: string,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  const elapsed = () => Math.round(performance.now() - began);
  const stop = new AbortController();
  const late = new Promise<never>((_resolve, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason as Error));
  });
  const tooLate = new DOMException('No answer within 10 s', 'TimeoutError');
  const timer = setTimeout(() => stop.abort(tooLate), timeLimit);
  try {
    const result = await Promise.race([call(stop.signal), late]);
    if (elapsed() > slowCall) console.warn(`Slow call: ${name} took ${elapsed()} ms`);
    return result;
  } catch (error) {
    console.error(`Failed call: ${name} after ${elapsed()} ms`, error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
