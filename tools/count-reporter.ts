import type { Reporter, TestCase, TestModule } from 'vitest/node';

const firstError = (test: TestCase): string => {
  const [error] = test.result().errors ?? [];
  return [error?.stack ?? error?.message, error?.diff].filter(Boolean).join('\n');
};

/**
 * Prints the counts of tests at the end. Names the tests that passed only after a retry, with
 * what failed first, and fails a run with skipped tests.
 */
export const countReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const skipped = count('skipped') + count('pending');
    for (const test of tests.filter((entry) => entry.diagnostic()?.flaky))
      process.stdout.write(
        `\nPassed only on the second try: ${test.fullName}\n${firstError(test)}\n`,
      );
    process.stdout.write(
      `\n${count('passed')} passed, ${count('failed')} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
    );
    if (skipped > 0) process.exitCode = 1;
  },
};
