import { defineConfig } from 'vitest/config';
import { countReporter } from './tools/count-reporter.ts';
import { HeaviestFirst } from './tools/heaviest-first.ts';
import { testStacks } from './tests/support/ports.ts';

/** Each worker has an emulator suite of its own; a suite gets one file at a time. */
const againstEmulators = (name: string, order: number, globalSetup: string[] = []) => ({
  test: {
    name,
    globalSetup,
    include: [`tests/${name}/**/*.test.ts`],
    setupFiles: [
      'tests/support/use-stack.ts',
      // The tests of the rules have databases of their own.
      ...(name === 'rules' ? [] : ['tests/support/preserve-each-file.ts']),
    ],
    maxWorkers: testStacks,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Conditions are waited for as long as a crowded machine may need.
    expect: { poll: { timeout: 15_000 } },
    sequence: { groupOrder: order },
    // A browser on a crowded machine: what needed the second try is named at the end of the run.
    retry: name === 'e2e' ? 1 : 0,
  },
});

export default defineConfig({
  test: {
    reporters: ['default', countReporter],
    sequence: { sequencer: HeaviestFirst },
    // What the rules deny, the SDK tells as a warning, too: thousands where mutants are tried.
    onConsoleLog: (log) => !/@firebase\/firestore.* PERMISSION_DENIED/s.test(log),
    projects: [
      {
        test: {
          name: 'unit',
          // Some start a process, which takes seconds on a busy machine.
          testTimeout: 30_000,
          include: ['{schema,functions,web,sample,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/lib/**/*.js'],
          sequence: { groupOrder: 0 },
        },
      },
      // Together, so that the other worker is busy beside the many mutants of the rules.
      againstEmulators('rules', 1),
      againstEmulators('api', 1, ['tests/support/start-sites.ts']),
      againstEmulators('e2e', 2, [
        'tests/support/start-sites.ts',
        'tests/support/browser/seed-once.ts',
      ]),
    ],
  },
});
