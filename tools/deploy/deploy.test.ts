/** The order of a deploy, and how it handles real output of firebase-tools 15. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { builder, dataWith, eventarc, firestoreApi, hardened, storage } from './deploy-answers.ts';
import { deploy, type Tools } from './deploy.ts';
import type { Google } from './google.ts';
import { parameters } from './settings.ts';

const project = 'your-project';
const web = {
  VITE_FIREBASE_PROJECT_ID: project,
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_STORAGE_BUCKET: `${project}.firebasestorage.app`,
  VITE_ADMIN_EMAIL_DOMAIN: 'institute.test',
  VITE_SITE_URL: '',
};
const values: Record<string, string> = { int: '1', boolean: 'false' };
const settings = {
  web,
  functions: {
    ...Object.fromEntries(parameters.map(({ name, type }) => [name, values[type] ?? ''])),
    SITE_URL: '',
  },
  institute: { name: 'Nila Institute', spokenName: 'Nila', domain: 'nila.test' },
};

/** A fake site; answers the next requests with these statuses, then with 200. */
function fakeSite(statuses: number[]): Server {
  return createServer((_, response) => {
    response.writeHead(statuses.shift() ?? 200).end();
  });
}
const addressOf = (server: Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** At the address that Hosting gave, and at the site's own domain. */
const statuses: number[] = [];
const domainStatuses: number[] = [];
const hosting = fakeSite(statuses);
const domain = fakeSite(domainStatuses);
let complete: string;
beforeAll(async () => {
  for (const server of [hosting, domain]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
  complete = `✔  Deploy complete!\n\nHosting URL: ${addressOf(hosting)}\n`;
  web.VITE_SITE_URL = addressOf(domain);
  settings.functions.SITE_URL = web.VITE_SITE_URL;
});
afterAll(() => {
  hosting.close();
  domain.close();
});

let done: string[];
let output: string;
beforeEach(() => {
  done = [];
  output = '';
  statuses.length = 0;
  domainStatuses.length = 0;
});

const hardenedSite = hardened(() => web.VITE_SITE_URL);

/** `outputs` are those of failed deploys by step, in order; then they succeed. */
function toolsWith(outputs: Record<string, string[]> = {}): Tools {
  const sdkConfig = {
    projectId: project,
    apiKey: web.VITE_FIREBASE_API_KEY,
    appId: web.VITE_FIREBASE_APP_ID,
    storageBucket: web.VITE_FIREBASE_STORAGE_BUCKET,
  };
  return {
    async firebase([command = '', ...args]) {
      done.push([command, ...args].join(' '));
      if (command === 'functions:artifacts:setpolicy') {
        return { succeeded: !outputs[command], output: '' };
      }
      if (command !== 'deploy') {
        return {
          succeeded: true,
          output: JSON.stringify({ status: 'success', result: { sdkConfig } }),
        };
      }
      const failure = outputs[args[1] ?? '']?.shift();
      return { succeeded: failure === undefined, output: failure ?? complete };
    },
    google: hardenedSite,
    data: dataWith(done),
    audit: () => (done.push('audit'), []),
    build: () => void done.push('build'),
    wait: async (seconds) => void done.push(`wait ${seconds}`),
    write: (text) => void (output += text),
  };
}

const rules = `deploy --only firestore,storage --project ${project}`;
const images = `functions:artifacts:setpolicy --location asia-south1 --days 30 --force --project ${project}`;
const functions = `deploy --only functions,hosting --force --config .firebase.deploy.json --project ${project}`;
/** Without read-only calls. */
const steps = () =>
  done.filter((each) =>
    /^(?:audit|build|deploy|functions:artifacts|migrate|repeat|wait)/.test(each),
  );

// updates-2
test('everything is deployed in order, and the output says what is left to do', async () => {
  expect(await deploy(toolsWith(), project, settings)).toBe(true);
  expect(steps()).toEqual(['audit', 'build', rules, 'migrate', functions, 'repeat', images]);
  expect(output).toContain('Done: rules and indexes, migrations, functions and Hosting.');
  expect(output).toContain(`npm run make-admin -- ${project}`);
  expect(output).toContain('nobody is notified of new enquiries');
  expect(output).toContain(`Hosting answers: ${addressOf(hosting)}\n`);
  expect(output).toContain(`The site answers: ${addressOf(domain)}\n`);
  expect(output).not.toContain('npm run harden');
});

test('a domain that does not answer as the site does is named first', async () => {
  domainStatuses.push(200, 404);
  expect(await deploy(toolsWith(), project, settings)).toBe(true);
  expect(output).toContain(`Hosting answers: ${addressOf(hosting)}\n`);
  expect(output).not.toContain('The site answers');
  expect(output).toContain(
    `\n- ${addressOf(domain)} answers 200, its API 404, and all links in mails lead there: README.md, "Domain"\n`,
  );
});

test('a domain without an address is told from one that answers', async () => {
  const SITE_URL = 'http://site.invalid';
  const unconnected = {
    ...settings,
    web: { ...web, VITE_SITE_URL: SITE_URL },
    functions: { ...settings.functions, SITE_URL },
  };
  expect(await deploy(toolsWith(), project, unconnected)).toBe(true);
  expect(output).toMatch(/- http:\/\/site\.invalid answers E\w+, its API E\w+, and all links/);
});

test('what protects accounts and data is read back', async () => {
  const google: Google = async (method, url, body) => ({
    ...(await hardenedSite(method, url, body)),
    deleteProtectionState: 'DELETE_PROTECTION_DISABLED',
    versioning: {},
  });
  expect(await deploy({ ...toolsWith(), google }, project, settings)).toBe(true);
  expect(output).toContain(
    `- npm run harden -- ${project} sets what is missing: delete protection of Firestore; replaced files kept as versions\n`,
  );
});

test('what cannot be read back is said, too', async () => {
  const google: Google = () => Promise.reject(new Error('Could not load the default credentials'));
  expect(await deploy({ ...toolsWith(), google }, project, settings)).toBe(true);
  expect(output).toContain('Could not load the default credentials');
});

test('images that are not kept for a rollback are named', async () => {
  const tools = toolsWith({ 'functions:artifacts:setpolicy': ['no permission'] });
  expect(await deploy(tools, project, settings)).toBe(true);
  expect(output).toContain(
    `- Images of functions are deleted after a day: npx firebase ${images}\n`,
  );
});

test('a write at the same time is explained', async () => {
  const conflict = `Error: Failed to replace Run service projects/1/locations/asia-south1/services/pages`;
  const tools = toolsWith({ 'functions,hosting': [conflict] });
  expect(await deploy(tools, project, settings)).toBe(false);
  expect(output).toContain('changed the same functions at the same time');
});

test('wrong settings stop it before any request or build', async () => {
  const wrong = { ...settings, functions: { ...settings.functions, APP_CHECK: '' } };
  expect(await deploy(toolsWith(), project, wrong)).toBe(false);
  expect(done).toEqual([]);
  expect(output).toContain(`Nothing was deployed to ${project}:\n- APP_CHECK`);
});

test('another web app stops it before anything is built', async () => {
  const wrong = { ...settings, web: { ...web, VITE_FIREBASE_API_KEY: 'of-another-app' } };
  expect(await deploy(toolsWith(), project, wrong)).toBe(false);
  expect(steps()).toEqual(['audit']);
  expect(output).toContain('VITE_FIREBASE_API_KEY is of-another-app');
});

test('an advisory stops it before anything is built', async () => {
  const advised = { ...toolsWith(), audit: () => ['Audit: left: left does harm (high)'] };
  expect(await deploy(advised, project, settings)).toBe(false);
  expect(steps()).toEqual([]);
  expect(output).toContain('- Audit: left: left does harm (high)');
});

// updates-4, updates-5
test('data that the code does not fit stops it before anything is built', async () => {
  const data = dataWith(done, ['The stored data is at version 2, and this code knows 1']);
  expect(await deploy({ ...toolsWith(), data }, project, settings)).toBe(false);
  expect(steps()).toEqual(['audit']);
  expect(output).toContain('- The stored data is at version 2');
});

// updates-2
test('a migration that fails keeps the code before it', async () => {
  const data = dataWith(done, [], ['course-1 has no title']);
  expect(await deploy({ ...toolsWith(), data }, project, settings)).toBe(false);
  expect(steps()).toEqual(['audit', 'build', rules, 'migrate']);
  expect(output).toContain('course-1 has no title');
  expect(output).toContain('Done: rules and indexes. Then run the same command again.');
});

test('data whose database is not ready yet is asked again', async () => {
  const data = dataWith(done, [], [firestoreApi]);
  expect(await deploy({ ...toolsWith(), data }, project, settings)).toBe(true);
  expect(steps().slice(2, 6)).toEqual([rules, 'migrate', 'wait 120', 'migrate']);
});

test('a temporary failure is retried', async () => {
  const tools = toolsWith({ 'functions,hosting': [eventarc, eventarc] });
  expect(await deploy(tools, project, settings)).toBe(true);
  expect(steps()).toEqual([
    'audit',
    'build',
    rules,
    'migrate',
    functions,
    'wait 120',
    functions,
    'wait 120',
    functions,
    'repeat',
    images,
  ]);
  expect(output).toContain('functions and Hosting (try 3)');
});

test('it gives up after several tries, and says what was done', async () => {
  const tools = toolsWith({ 'functions,hosting': Array.from({ length: 9 }, () => eventarc) });
  expect(await deploy(tools, project, settings)).toBe(false);
  expect(steps().filter((each) => each === functions)).toHaveLength(5);
  expect(output).toContain('functions and Hosting failed');
  expect(output).toContain('Done: rules and indexes, migrations. Then run the same command again.');
});

test('a permanent failure ends it immediately', async () => {
  expect(await deploy(toolsWith({ 'firestore,storage': [storage] }), project, settings)).toBe(
    false,
  );
  expect(steps()).toEqual(['audit', 'build', rules]);
  expect(output).toContain('Done: nothing.');
});

test('a missing role of the builder is explained', async () => {
  expect(await deploy(toolsWith({ 'functions,hosting': [builder] }), project, settings)).toBe(
    false,
  );
  expect(output).toContain('Give the builder its role: README.md, "Roles".');
});

test('a site that does not answer yet is retried; one that never does is a failure', async () => {
  statuses.push(403, 403, 200, 503);
  expect(await deploy(toolsWith(), project, settings)).toBe(true);
  expect(steps()).toEqual([
    'audit',
    'build',
    rules,
    'migrate',
    functions,
    'wait 10',
    'wait 10',
    'repeat',
    images,
  ]);
  statuses.push(...Array.from({ length: 10 }, () => 403));
  expect(await deploy(toolsWith(), project, settings)).toBe(false);
  expect(output).toMatch(/http:\S+ answers 403, its API 403/);
});
