import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../tests/support/ports.ts';

const slowest = 10;
/** Characters of a failure's message. */
const longest = 2_000;

/** What failed, and why, in short: the whole reports stand far above it. */
function failures(
  modules: readonly TestModule[],
  unhandled: readonly { message: string }[],
): string[] {
  const line = (name: string, { message }: { message: string }) =>
    `Failed: ${name}\n    ${message.slice(0, longest)}\n`;
  return [
    ...modules.flatMap((module) => {
      const file = relative(root, module.moduleId);
      return [
        ...[module, ...module.children.allSuites()].flatMap((part) =>
          part.errors().map((error) => line(file, error)),
        ),
        ...[...module.children.allTests()].flatMap((test) =>
          (test.result().errors ?? []).map((error) => line(`${file} > ${test.fullName}`, error)),
        ),
      ];
    }),
    ...unhandled.map((error) => line('outside of any test', error)),
  ];
}

/** Prints the slowest files, the failures and the counts of tests at the end, and fails a run with skipped tests. */
export const countReporter: Reporter = {
  onTestRunEnd(modules, unhandled) {
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
      `\n${failures(modules, unhandled).join('')}${count('passed')} passed, ${count('failed')} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
    );
    if (skipped > 0) process.exitCode = 1;
  },
};
