import type { Reporter, TestModule } from 'vitest/node';

/** Ends the output with the counts of tests, and fails a run that skipped any. */
export const countReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const count = (state: string) => states.filter((other) => other === state).length;
    const skipped = count('skipped') + count('pending');
    process.stdout.write(
      `\n${count('passed')} passed, ${count('failed')} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
    );
    if (skipped > 0) process.exitCode = 1;
  },
};
