import type { Reporter, TestModule } from 'vitest/node';

/**
 * Ends the output with the counts of tests. Names the tests that passed only when tried again, and
 * fails a run that skipped any.
 */
export const countReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const skipped = count('skipped') + count('pending');
    for (const test of tests.filter((entry) => entry.diagnostic()?.flaky))
      process.stdout.write(`\nPassed only on the second try: ${test.fullName}\n`);
    process.stdout.write(
      `\n${count('passed')} passed, ${count('failed')} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
    );
    if (skipped > 0) process.exitCode = 1;
  },
};
