/** Specification, section 9: every read and call gives up after 10 s. */
export const timeLimit = 10_000;

/** Specification, section 8: calls slower than this are logged, in milliseconds. */
const slowCall = 1_000;

/** Runs a call with the time limit, and logs it when it is slow or fails. */
export async function timed<Result>(
  name: string,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  const elapsed = () => Math.round(performance.now() - began);
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const late = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const result = await Promise.race([call(signal), late]);
    if (elapsed() > slowCall) console.warn(`Slow call: ${name} took ${elapsed()} ms`);
    return result;
  } catch (error) {
    console.error(`Failed call: ${name} after ${elapsed()} ms`, error);
    throw error;
  }
}
