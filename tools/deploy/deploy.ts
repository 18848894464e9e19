import { cloudRegion } from '@institute/schema';
import type { Data } from './data.ts';
import { deployConfig } from './deploy-config.ts';
import { asksToComeBack, findAppProblems, findMissingSecrets, type Firebase } from './firebase.ts';
import type { Google } from './google.ts';
import { findMissing } from './protections.ts';
import { findProblems, parameters, secrets, type Settings } from './settings.ts';
import { whySilent } from './why-silent.ts';

/** The side effects of a deploy, so that tests can replace them. */
export interface Tools {
  readonly firebase: Firebase;
  readonly google: Google;
  readonly data: Data;
  /** Returns why the production packages do not pass. */
  readonly audit: () => readonly string[];
  readonly build: () => void;
  readonly wait: (seconds: number) => Promise<void>;
  readonly write: (text: string) => void;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** A part of a deploy, tried again while Google is not ready. */
interface Step {
  readonly name: string;
  readonly run: (tools: Tools, project: string) => ReturnType<Firebase>;
}

const firebaseStep = (name: string, ...args: string[]): Step => ({
  name,
  run: ({ firebase, write }, project) =>
    firebase(['deploy', '--only', ...args, '--project', project], write),
});

const migrations: Step = {
  name: 'migrations',
  run: async ({ data, write }) =>
    data.migrate(write).then(
      () => ({ succeeded: true, output: '' }),
      (error: unknown) => {
        write(`${messageOf(error)}\n`);
        return { succeeded: false, output: messageOf(error) };
      },
    ),
};

/**
 * The first step also creates the database. Data is migrated last before the code that needs it serves
 * (docs/decisions/031-migrations.md), and the functions come before the pages that call them.
 *
 * `--force` in the third step allows retries of functions, lets their images be deleted after a
 * day where nothing else was set (`keepImages`), and removes functions that are no longer in the
 * code. In the first step it would remove indexes made in the console.
 */
const steps: readonly Step[] = [
  firebaseStep('rules and indexes', 'firestore,storage'),
  migrations,
  firebaseStep('functions and Hosting', 'functions,hosting', '--force', '--config', deployConfig),
];

const tries = 5;
const pauseInSeconds = 120;

/** Hints for failures that firebase-tools does not explain. */
const hints: readonly (readonly [RegExp, string])[] = [
  [/build service account/i, 'Give the builder its role: README.md, "Roles".'],
  [
    /set the invoker/i,
    'An organisation policy keeps functions from being public: docs/operations.md.',
  ],
  [
    /replace Run service/i,
    'A preview or another deploy changed the same functions at the same time: run the same command again.',
  ],
];

async function takeStep(tools: Tools, project: string, { name, run }: Step): Promise<string> {
  const { wait, write } = tools;
  for (let count = 1; ; count += 1) {
    const { succeeded, output } = await run(tools, project);
    if (succeeded) {
      write(`Done: ${name}${count > 1 ? ` (try ${count})` : ''}\n`);
      return output;
    }
    if (count === tries || !asksToComeBack(output)) {
      const advice = hints.filter(([form]) => form.test(output)).map(([, hint]) => ` ${hint}`);
      throw new Error(`${name} failed, for the reason above.${advice.join('')}`);
    }
    write(`Google is not ready yet: retrying ${name} in ${pauseInSeconds} seconds.\n`);
    await wait(pauseInSeconds);
  }
}

/** A new function becomes public only after a while. */
async function askHosting({ wait, write }: Tools, address: string): Promise<void> {
  for (let count = 1; ; count += 1) {
    const silence = await whySilent(address);
    if (!silence) break;
    if (count === tries) throw new Error(`${silence}: docs/operations.md, "If a deploy fails".`);
    await wait(10);
  }
  write(`Hosting answers: ${address}\n`);
}

/** Keeps the images that a rollback starts. */
const keepImages = (project: string): string[] =>
  `functions:artifacts:setpolicy --location ${cloudRegion} --days 30 --force --project ${project}`.split(
    ' ',
  );

/** What `npm run harden` sets and the project lacks. */
async function leftToHarden(
  { google }: Tools,
  project: string,
  site: string | undefined,
): Promise<string[]> {
  const command = `npm run harden -- ${project}`;
  try {
    const missing = await findMissing(google, project, site);
    return missing.length > 0 ? [`${command} sets what is missing: ${missing.join('; ')}`] : [];
  } catch (error) {
    return [`${command}; what it sets could not be read back: ${messageOf(error)}`];
  }
}

/** What is left after a deploy, found by asking. */
async function findLeft(tools: Tools, project: string, site: string): Promise<string[]> {
  const { firebase, write } = tools;
  const silence = await whySilent(site);
  if (!silence) write(`The site answers: ${site}\n`);
  const policy = keepImages(project);
  const { succeeded } = await firebase(policy);
  return [
    ...(silence ? [`${silence}, and all links in mails lead there: README.md, "Domain"`] : []),
    ...(succeeded
      ? []
      : [`Images of functions are deleted after a day: npx firebase ${policy.join(' ')}`]),
    ...(await leftToHarden(tools, project, silence ? undefined : site)),
  ];
}

/** What the command cannot check. */
const byHand = (project: string, { functions }: Settings): string[] => [
  'README.md, "Roles": the accounts under which the functions are built and run',
  `The first admin: npm run make-admin -- ${project} someone@your-domain.in`,
  `Alerts: npm run alerts -- ${project} --email someone@your-domain.in`,
  ...(functions['ENQUIRY_EMAIL']
    ? []
    : ['ENQUIRY_EMAIL is empty: nobody is notified of new enquiries']),
  ...(functions['APP_CHECK'] === 'true' ? [] : ['App Check is off: README.md, "App Check"']),
];

/**
 * Checks, builds and deploys, and prints what was done and what is left. Returns whether all of it
 * succeeded.
 */
export async function deploy(tools: Tools, project: string, settings: Settings): Promise<boolean> {
  const { firebase, data, audit, build, write } = tools;
  const inFiles = findProblems(settings, project);
  const problems =
    inFiles.length > 0
      ? inFiles
      : [
          ...(await findAppProblems(firebase, project, settings.web)),
          ...(await findMissingSecrets(firebase, project, secrets)),
          ...(await data.findProblems()),
          ...audit().map((each) => `${each} (docs/operations.md, "If a deploy fails")`),
        ];
  if (problems.length > 0) {
    write(`Nothing was deployed to ${project}:\n${problems.map((each) => `- ${each}\n`).join('')}`);
    return false;
  }
  write(`Checked: ${parameters.length} parameters, and the web app of ${project}\n`);
  build();
  const done: string[] = [];
  try {
    let output = '';
    for (const step of steps) {
      output = await takeStep(tools, project, step);
      done.push(step.name);
    }
    const [, address] = /Hosting URL:\s*(\S+)/.exec(output) ?? [];
    if (address) await askHosting(tools, address);
    await data.repeat(write);
  } catch (error) {
    write(`\n${messageOf(error)}\n`);
    write(`Done: ${done.join(', ') || 'nothing'}. Then run the same command again.\n`);
    return false;
  }
  const left = await findLeft(tools, project, settings.functions['SITE_URL'] ?? '');
  write(`\nDone: ${done.join(', ')}.\nBy hand, once, what is not done yet:\n`);
  for (const each of [...left, ...byHand(project, settings)]) write(`- ${each}\n`);
  return true;
}
