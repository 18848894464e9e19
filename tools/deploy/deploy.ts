import { deployConfig } from './deploy-config.ts';
import { asksToComeBack, findAppProblems, findMissingSecrets, type Firebase } from './firebase.ts';
import { findProblems, parameters, secrets, type Settings } from './settings.ts';

/** The side effects of a deploy, so that tests can replace them. */
export interface Tools {
  readonly firebase: Firebase;
  /** Returns why the production packages do not pass. */
  readonly audit: () => readonly string[];
  readonly build: () => void;
  readonly wait: (seconds: number) => Promise<void>;
  readonly write: (text: string) => void;
}

/**
 * `--force` in the second step allows retries of functions, sets a retention period for their
 * images, and removes functions that are no longer in the code. In the first step it would remove
 * indexes made in the console.
 */
const steps = [
  { name: 'rules and indexes', args: ['--only', 'firestore,storage'] },
  {
    name: 'functions and Hosting',
    args: ['--only', 'functions,hosting', '--force', '--config', deployConfig],
  },
] as const;

const tries = 5;
const pauseInSeconds = 120;

/** Hints for failures that firebase-tools does not explain. */
const hints: readonly (readonly [RegExp, string])[] = [
  [/build service account/i, 'Give the builder its role: README.md, "Roles".'],
  [
    /set the invoker/i,
    'An organisation policy keeps functions from being public: docs/operations.md.',
  ],
];

async function deployStep(
  { firebase, wait, write }: Tools,
  project: string,
  { name, args }: (typeof steps)[number],
): Promise<string> {
  for (let count = 1; ; count += 1) {
    const { succeeded, output } = await firebase(['deploy', ...args, '--project', project], write);
    if (succeeded) {
      write(`Deployed: ${name}${count > 1 ? ` (try ${count})` : ''}\n`);
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

const statusOf = (url: string): Promise<number | string> =>
  fetch(url).then(async (response) => {
    await response.body?.cancel();
    return response.status;
  }, String);

/** A new function becomes public only after a while. */
async function askSite({ wait, write }: Tools, site: string): Promise<void> {
  for (let count = 1; ; count += 1) {
    const statuses = await Promise.all([statusOf(`${site}/`), statusOf(`${site}/api/courses`)]);
    const [page, api] = statuses;
    if (statuses.every((status) => status === 200)) break;
    if (count === tries) {
      throw new Error(`${site} answers ${page}, its API ${api}: docs/operations.md, "It fails".`);
    }
    await wait(10);
  }
  write(`Answers: ${site}\n`);
}

/** What the command cannot check. */
const byHand = (project: string, { functions }: Settings): string[] => [
  'README.md, "Roles": the accounts under which the functions are built and run',
  'docs/security.md, "Sign-ins": a password policy',
  `The first admin: npm run make-admin -- ${project} someone@your-domain.in`,
  `Once: npm run harden -- ${project}`,
  `Alerts: npm run alerts -- ${project} --email someone@your-domain.in`,
  'docs/backup.md: backups of Firestore and Storage',
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
  const { firebase, audit, build, write } = tools;
  const inFiles = findProblems(settings, project);
  const problems =
    inFiles.length > 0
      ? inFiles
      : [
          ...(await findAppProblems(firebase, project, settings.web)),
          ...(await findMissingSecrets(firebase, project, secrets)),
          ...audit().map((each) => `${each} (docs/operations.md, "It fails")`),
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
      output = await deployStep(tools, project, step);
      done.push(step.name);
    }
    const [, site] = /Hosting URL:\s*(\S+)/.exec(output) ?? [];
    if (site) await askSite(tools, site);
  } catch (error) {
    write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    write(`Done: ${done.join(', ') || 'nothing'}. Then run the same command again.\n`);
    return false;
  }
  write(`\nDone: ${done.join(', ')}.\nBy hand, once, what is not done yet:\n`);
  for (const each of byHand(project, settings)) write(`- ${each}\n`);
  return true;
}
