import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../tests/support/ports.ts';

const slowest = 10;

/** Prints the slowest files and the counts of tests at the end, and fails a run with skipped tests. */
export const countReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const files = modules
      .map((module) => ({ name: module.moduleId, seconds: module.diagnostic().duration / 1000 }))
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, slowest)
      .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${relative(root, name)}\n`);
    process.stdout.write(`\nThe slowest files:\n${files.join('')}`);
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const skipped = count('skipped') + count('pending');
    process.stdout.write(
      `\n${count('passed')} passed, ${count('failed')} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
    );
    if (skipped > 0) process.exitCode = 1;
  },
};
