import { spawn } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod';
import { root } from '../../tests/support/ports.ts';

interface Ended {
  readonly succeeded: boolean;
  readonly output: string;
}

/** Runs firebase-tools to its end; `show` receives its output while it runs. */
export type Firebase = (args: readonly string[], show?: (text: string) => void) => Promise<Ended>;

/** The firebase-tools of this project, non-interactive. */
export const firebase: Firebase = (args, show) =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'), ...args, '--non-interactive'],
      { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        show?.(text);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ succeeded: code === 0, output }));
  });

/**
 * Whether a failure is temporary: in a new project, what one step enables takes minutes to reach
 * the next. `firebase.deep.test.ts` has the messages.
 */
export const asksToComeBack = (output: string): boolean =>
  /\b(?:in|wait|take) a (?:few )?minutes?\b/.test(output);

const webApp = z.object({
  result: z.object({
    sdkConfig: z.object({
      projectId: z.string(),
      apiKey: z.string(),
      appId: z.string(),
      storageBucket: z.string().optional(),
    }),
  }),
});

const failure = z.object({ error: z.string() });

/** The JSON at the end of the output of firebase-tools. */
function parseAnswer(output: string): unknown {
  try {
    return JSON.parse(output.slice(output.search(/\{\s*"status"/)));
  } catch {
    return { error: output.trim() };
  }
}

/**
 * The differences between the settings of `web` and the project's real web app; or why it cannot be
 * read, for example because nobody is logged in.
 */
export async function findAppProblems(
  run: Firebase,
  project: string,
  web: Readonly<Record<string, string | undefined>>,
): Promise<string[]> {
  const id = web['VITE_FIREBASE_APP_ID'] ?? '';
  const { output } = await run(['apps:sdkconfig', 'WEB', id, '--project', project, '--json']);
  const answer = parseAnswer(output);
  const { success, data } = webApp.safeParse(answer);
  if (!success) {
    const { error } = failure.catch({ error: output }).parse(answer);
    return [`The web app ${id} of ${project} cannot be read: ${error}`];
  }
  const { projectId, apiKey, storageBucket = '' } = data.result.sdkConfig;
  const actual = {
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_API_KEY: apiKey,
    VITE_FIREBASE_STORAGE_BUCKET: storageBucket,
  };
  const differing = Object.entries(actual).filter(([name, value]) => web[name] !== value);
  return differing.map(
    ([name, value]) => `${name} is ${web[name]}, but the web app ${id} has ${value || 'none'}`,
  );
}

export async function findMissingSecrets(
  run: Firebase,
  project: string,
  names: readonly string[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const name of names) {
    const { succeeded } = await run(['functions:secrets:get', name, '--project', project]);
    if (!succeeded) {
      const command = `npx firebase functions:secrets:set ${name} --project ${project}`;
      problems.push(`The secret ${name} is missing, or cannot be read: ${command}`);
    }
  }
  return problems;
}
