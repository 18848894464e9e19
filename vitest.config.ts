import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { countReporter } from './tools/count-reporter.ts';
import { HeaviestFirst } from './tools/heaviest-first.ts';
import { browserOptions, forBriefPages } from './tests/support/launch-browser.ts';
import { isDeep } from './tests/support/level.ts';
import { stepTimeout } from './tests/support/patience.ts';
import { testStacks } from './tests/support/ports.ts';

/** The same for all projects, so that no worker waits for the others where one kind of tests ends. */
const maxWorkers = testStacks;

/** How names of files end that this level runs, before `.test`; the first runs all. */
const deep = isDeep ? '.deep' : '';

/** Strangers' checkers, compilers that look at everything at once, and huge files: for the deep level alone. */
const onlyDeep = isDeep ? [] : ['**/*.only.deep.test.ts'];

/** What measures time: at the deep level after all others, with nothing beside it. */
const timed = '**/*.timed.deep.test.ts';

/** Conditions are waited for as long as a crowded machine may need. */
const patient = { poll: { timeout: stepTimeout } };

/** Each worker has an emulator suite of its own; a suite gets one file at a time. */
const againstEmulators = (name: string, globalSetup: string[] = []) => ({
  test: {
    name,
    // A worker loads what many files import, and starts the browser, once. Those of the API call
    // functions themselves: they have only the packages in common.
    isolate: name === 'rules',
    globalSetup,
    include: [`tests/${name}/**/*${deep}.test.ts`],
    exclude: isDeep ? [timed] : onlyDeep,
    setupFiles: [
      ...(name === 'api' ? ['tests/support/begin-afresh.ts'] : []),
      'tests/support/use-stack.ts',
      // The tests of the rules have databases of their own.
      ...(name === 'rules'
        ? []
        : ['tests/support/preserve-each-file.ts', 'tests/support/queries/note-queries.ts']),
    ],
    maxWorkers,
    // It keeps nothing: Node loads it once, however often the code of the functions is loaded afresh.
    server: { deps: { external: [/\/schema\/src\//] } },
    testTimeout: 10 * stepTimeout,
    hookTimeout: 10 * stepTimeout,
    expect: patient,
  },
});

const sites = ['tests/support/start-sites.ts'];

const timedAlone = () => ({
  test: {
    ...againstEmulators('timed', sites).test,
    include: [`tests/e2e/${timed}`],
    exclude: [],
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
  },
});

/** React as visitors have it; with its checks for developers, the component tests take a fifth longer. */
const asBuilt = { 'process.env.NODE_ENV': '"production"' };

/** Vite asks for maps of the packages whatever is set, which is a third of the work. */
const withoutMaps = {
  name: 'without-maps',
  outputOptions: (options: object) => ({ ...options, sourcemap: false }),
};

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
          testTimeout: 2 * stepTimeout,
          expect: patient,
          isolate: false,
          // The built pages, as Node loads them: transforming them takes seconds.
          server: { deps: { external: [/\/web\/dist\/.*\.js$/] } },
          include: [`{schema,functions,web,sample,tools}/**/*${deep}.test.{ts,tsx}`],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            '**/lib/**/*.js',
            '**/*.component.test.tsx',
            ...onlyDeep,
          ],
          maxWorkers,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: './web',
        // All that they import, found before the first, whatever an earlier run found: a package found later reloads the page.
        optimizeDeps: {
          entries: ['src/**/*.component.test.tsx'],
          force: true,
          rolldownOptions: { transform: { define: asBuilt }, plugins: [withoutMaps] },
        },
        define: asBuilt,
        oxc: { jsx: { development: false } },
        test: {
          name: 'component',
          // One page for all files, which loads every module once.
          isolate: false,
          setupFiles: [join(import.meta.dirname, 'web', 'src', 'component-setup.ts')],
          include: isDeep ? [] : ['src/**/*.component.test.tsx'],
          maxWorkers,
          testTimeout: 2 * stepTimeout,
          expect: patient,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Nobody looks into packages there: with their maps, five times the bytes load.
            dependencySourcemaps: false,
            provider: playwright({
              launchOptions: await browserOptions(forBriefPages),
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      againstEmulators('rules'),
      againstEmulators('api', sites),
      againstEmulators('e2e', sites),
      ...(isDeep ? [timedAlone()] : []),
    ],
  },
});
