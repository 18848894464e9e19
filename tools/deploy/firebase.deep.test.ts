import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ifDeep } from '../../tests/support/level.ts';
import { root } from '../../tests/support/ports.ts';
import {
  asksToComeBack,
  findAppProblems,
  findMissingSecrets,
  firebase,
  type Firebase,
} from './firebase.ts';

const library = join(root, 'node_modules', 'firebase-tools', 'lib');

describe('what firebase-tools says', () => {
  test.each([
    ['gcp/cloudfunctionsv2.js', 'Retry the deployment in a few minutes.'],
    [
      'gcp/cloudfunctionsv2.js',
      'If you recently started to use Eventarc, it may take a few minutes before all necessary permissions are propagated to the Service Agent',
    ],
    [
      'gcp/storage.js',
      'Your project is being set up. Please wait a minute before deploying again.',
    ],
    ['ensureApiEnabled.js', 'Please try again in a few minutes.'],
    ['deploy/functions/backend.js', 'Please try again in a few minutes, or exclude these regions'],
    [
      'deploy/functions/prepareFunctionsUpload.js',
      'Please wait a few minutes and then try to deploy your functions again.',
    ],
    ['deploy/functions/release/reporter.js', 'and wait a few minutes before deploying again. '],
  ])('in %s asks to come back: %s', (file, text) => {
    expect(readFileSync(join(library, file), 'utf8')).toContain(text);
    expect(asksToComeBack(text)).toBe(true);
  });

  test.each([
    ['gcp/storage.js', 'Firebase Storage has not been set up on project'],
    ['deploy/functions/params.js', 'In non-interactive mode but have no value for the'],
    ['deploy/functions/prompts.js', 'Pass the --force option to deploy functions with a failure'],
    ['deploy/functions/ensure.js', 'Cloud Functions deployment requires the pay-as-you-go (Blaze)'],
  ])('in %s asks for something else: %s', (file, text) => {
    expect(readFileSync(join(library, file), 'utf8')).toContain(text);
    expect(asksToComeBack(text)).toBe(false);
  });
});

const web = {
  VITE_FIREBASE_PROJECT_ID: 'mine',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_STORAGE_BUCKET: 'mine.firebasestorage.app',
};

const app = {
  projectId: 'mine',
  apiKey: 'key',
  appId: '1:1:web:1',
  storageBucket: 'mine.firebasestorage.app',
};

/** As `firebase apps:sdkconfig --json` prints it. */
const answering =
  (sdkConfig: object): Firebase =>
  async () => ({
    succeeded: true,
    output: JSON.stringify({ status: 'success', result: { sdkConfig } }, undefined, 2),
  });

test('the web app has to be that of the build', async () => {
  expect(await findAppProblems(answering(app), 'mine', web)).toEqual([]);
  const other = answering({
    ...app,
    projectId: 'other',
    apiKey: 'other',
    storageBucket: undefined,
  });
  expect(await findAppProblems(other, 'mine', web)).toEqual([
    expect.stringContaining(
      'VITE_FIREBASE_PROJECT_ID is mine, but the web app 1:1:web:1 has other',
    ),
    expect.stringContaining('VITE_FIREBASE_API_KEY'),
    expect.stringContaining('VITE_FIREBASE_STORAGE_BUCKET'),
  ]);
});

test('a secret that the project does not have is named, with how to set it', async () => {
  const run: Firebase = async ([, name]) => ({ succeeded: name === 'ONE', output: '' });
  expect(await findMissingSecrets(run, 'mine', ['ONE', 'TWO'])).toEqual([
    expect.stringContaining('npx firebase functions:secrets:set TWO --project mine'),
  ]);
});

afterEach(() => void vi.unstubAllEnvs());

test('that no one is logged in is told as firebase-tools says it', async () => {
  const said = 'Failed to authenticate, have you run ';
  expect(readFileSync(join(library, 'requireAuth.js'), 'utf8')).toContain(said);
  const error = `${said}firebase login?`;
  const loggedOut: Firebase = async () => ({
    succeeded: false,
    output: JSON.stringify({ status: 'error', error }, undefined, 2),
  });
  expect(await findAppProblems(loggedOut, 'mine', web)).toEqual([
    `The web app ${app.appId} of mine cannot be read: ${error}`,
  ]);
});

test.each(ifDeep)(
  'the real firebase-tools says that no one is logged in',
  { timeout: 60_000 },
  async () => {
    const nobody = join(tmpdir(), 'nobody');
    vi.stubEnv('HOME', nobody);
    vi.stubEnv('XDG_CONFIG_HOME', nobody);
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', undefined);
    vi.stubEnv('FIREBASE_TOKEN', undefined);
    expect(await findAppProblems(firebase, 'mine', web)).toEqual([
      expect.stringContaining('have you run firebase login?'),
    ]);
  },
);
