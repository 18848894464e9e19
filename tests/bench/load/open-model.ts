/** Interval of the sender, in milliseconds. */
const tick = 5;

/**
 * Calls `send` at a fixed rate, whether or not earlier calls were answered, like visitors of a slow
 * site. Ends when everything was answered.
 */
export async function sendAtRate(
  perSecond: number,
  seconds: number,
  send: () => Promise<void>,
): Promise<void> {
  const start = performance.now();
  const total = perSecond * seconds;
  const answers: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - start) * perSecond) / 1000));
      while (answers.length < due) answers.push(send());
      if (answers.length < total) return;
      clearInterval(timer);
      resolve();
    }, tick);
  });
  await Promise.all(answers);
}
