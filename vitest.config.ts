import { defineConfig } from 'vitest/config';
import { countReporter } from './tools/count-reporter.ts';

/** Tests that share one emulator suite run one file after another, one project after another. */
const againstEmulators = (name: string, order: number, globalSetup: string[] = []) => ({
  test: {
    name,
    globalSetup,
    include: [`tests/${name}/**/*.test.ts`],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { groupOrder: order },
  },
});

export default defineConfig({
  test: {
    reporters: ['default', countReporter],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{schema,functions,web,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/lib/**/*.js'],
          sequence: { groupOrder: 0 },
        },
      },
      againstEmulators('rules', 1),
      againstEmulators('api', 2),
      againstEmulators('e2e', 3, ['tests/e2e/fixtures/seed-once.ts']),
    ],
  },
});
