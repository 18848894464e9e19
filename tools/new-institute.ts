/**
 * `npm run new-institute [-- --answers <file>]`: makes this copy of the code the site of another institute. Without a file it
 * asks; each question has a default, and is asked again where its answer cannot stay.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../tests/support/ports.ts';
import {
  emulatorsFile,
  firebaseFile,
  institutesFile,
  otherSettings,
  settingsFile,
  themesFile,
} from './institute/write.ts';
import { answersFrom, ask } from './institute/ask.ts';
import { problemsOf } from './institute/problems.ts';
import type { Answers } from './institute/questions.ts';
import { withStart } from './rules/render.ts';
import { readArguments } from './arguments.ts';
import { report } from './run.ts';

async function askHere(): Promise<Answers> {
  const lines = createInterface({ input: process.stdin });
  try {
    return await ask(lines[Symbol.asyncIterator](), (text) => process.stdout.write(text));
  } finally {
    lines.close();
  }
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Writes a file of settings after its example; one that is there stays, and what it says otherwise is told. */
function writeNew(path: string, example: string, answers: Answers): string {
  if (existsSync(join(root, path))) {
    const others = otherSettings(read(path), read(example), answers);
    return `Kept: ${path}${others.length > 0 ? `; not as you answered: ${others.join(', ')}` : ''}`;
  }
  writeFileSync(join(root, path), settingsFile(read(example), answers));
  return `Written: ${path}`;
}

/** Formats files as a commit asks of them, whatever is in the answers: apostrophes, or a long name. */
function format(paths: readonly string[]): void {
  const given = ['--no-error-on-unmatched-pattern', ...paths];
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), given, { cwd: root, stdio: 'pipe' });
}

await report(async () => {
  const { values } = readArguments({ options: { answers: { type: 'string' } } });
  const answers = values.answers
    ? answersFrom(JSON.parse(readFileSync(values.answers, 'utf8')) as Record<string, unknown>)
    : await askHere();
  const problems = problemsOf(answers);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const files = [
    ['schema/src/institute.ts', institutesFile],
    ['schema/src/theme.ts', themesFile],
    ['firebase.json', firebaseFile],
    ['functions/.env.demo-institute', emulatorsFile],
    ['firestore.rules', (rules: string) => withStart(rules, true)],
  ] as const;
  // All are made before one is written.
  const texts = files.map(([path, make]) => [path, make(read(path), answers)] as const);
  for (const [path, text] of texts) writeFileSync(join(root, path), text);
  format(files.map(([path]) => path));
  const functionsSettings = `functions/.env.${answers.project}`;
  return [
    ...files.map(([path]) => `Written: ${path}`),
    writeNew('web/.env.production.local', 'web/.env.example', answers),
    writeNew(functionsSettings, 'functions/.env.example', answers),
    '',
    'Next: npm start shows the site with your name. Fill in what is empty in',
    `web/.env.production.local and ${functionsSettings}, then: npm run deploy -- ${answers.project}`,
    'Then home and about, which nobody has written yet:',
    `npm run start-content -- --project ${answers.project} --confirm ${answers.project}`,
  ].join('\n');
});
