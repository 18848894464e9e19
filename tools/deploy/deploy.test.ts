/** The order of a deploy, and how it handles real output of firebase-tools 15. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deploy, type Tools } from './deploy.ts';
import { parameters } from './settings.ts';

const project = 'your-project';
const web = {
  VITE_FIREBASE_PROJECT_ID: project,
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_STORAGE_BUCKET: `${project}.firebasestorage.app`,
  VITE_ADMIN_EMAIL_DOMAIN: 'your-domain.in',
  VITE_SITE_URL: 'https://www.your-domain.in',
};
const values: Record<string, string> = { int: '1', boolean: 'false' };
const settings = {
  web,
  functions: {
    ...Object.fromEntries(parameters.map(({ name, type }) => [name, values[type] ?? ''])),
    SITE_URL: web.VITE_SITE_URL,
  },
};

const eventarc = `⚠  functions:  HTTP Error: 400, Validation failed for trigger projects/your-project/locations/asia-south1/triggers/newenquiry-1: Permission denied while using the Eventarc Service Agent. If you recently started to use Eventarc, it may take a few minutes before all necessary permissions are propagated to the Service Agent. Otherwise, verify that it has Eventarc Service Agent role.
⚠  functions:  Since this is your first time using 2nd gen functions, we need a little bit longer to finish setting everything up. Retry the deployment in a few minutes.

Functions deploy had errors with the following functions:
	newEnquiry(asia-south1)

Error: There was an error deploying functions`;
const builder = `Build failed with status: FAILURE. Could not build the function due to a missing permission on the build service account. If you didn't revoke that permission explicitly, this could be caused by a change in the organization policies.

Error: There was an error deploying functions`;
const storage = `Error: Firebase Storage has not been set up on project 'your-project'. Go to https://console.firebase.google.com/project/your-project/storage and click 'Get Started' to set up Firebase Storage.`;

/** A fake site; answers the next requests with these statuses, then with 200. */
const statuses: number[] = [];
const server = createServer((_, response) => {
  response.writeHead(statuses.shift() ?? 200).end();
});
let complete: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  complete = `✔  Deploy complete!\n\nHosting URL: http://127.0.0.1:${port}\n`;
});
afterAll(() => void server.close());

let done: string[];
let told: string;
beforeEach(() => {
  done = [];
  told = '';
  statuses.length = 0;
});

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
      if (command !== 'deploy') {
        return {
          succeeded: true,
          output: JSON.stringify({ status: 'success', result: { sdkConfig } }),
        };
      }
      const failure = outputs[args[1] ?? '']?.shift();
      return { succeeded: failure === undefined, output: failure ?? complete };
    },
    audit: () => (done.push('audit'), []),
    build: () => void done.push('build'),
    wait: async (seconds) => void done.push(`wait ${seconds}`),
    write: (text) => void (told += text),
  };
}

const rules = `deploy --only firestore,storage --project ${project}`;
const functions = `deploy --only functions,hosting --force --config .firebase.deploy.json --project ${project}`;
/** Without read-only calls. */
const steps = () => done.filter((each) => /^(?:audit|build|deploy|wait)/.test(each));

test('everything is deployed in order, and the output says what is left to do', async () => {
  expect(await deploy(toolsWith(), project, settings)).toBe(true);
  expect(steps()).toEqual(['audit', 'build', rules, functions]);
  expect(told).toContain('Done: rules and indexes, functions and Hosting.');
  expect(told).toContain(`npm run make-admin -- ${project}`);
  expect(told).toContain('nobody is notified of new enquiries');
  expect(told).toContain('Answers: http://127.0.0.1');
});

test('wrong settings stop it before any request or build', async () => {
  const wrong = { ...settings, functions: { ...settings.functions, APP_CHECK: '' } };
  expect(await deploy(toolsWith(), project, wrong)).toBe(false);
  expect(done).toEqual([]);
  expect(told).toContain(`Nothing was deployed to ${project}:\n- APP_CHECK`);
});

test('another web app stops it before anything is built', async () => {
  const wrong = { ...settings, web: { ...web, VITE_FIREBASE_API_KEY: 'of-another-app' } };
  expect(await deploy(toolsWith(), project, wrong)).toBe(false);
  expect(steps()).toEqual(['audit']);
  expect(told).toContain('VITE_FIREBASE_API_KEY is of-another-app');
});

test('an advisory stops it before anything is built', async () => {
  const advised = { ...toolsWith(), audit: () => ['Audit: left: left does harm (high)'] };
  expect(await deploy(advised, project, settings)).toBe(false);
  expect(steps()).toEqual([]);
  expect(told).toContain('- Audit: left: left does harm (high)');
});

test('a temporary failure is retried', async () => {
  const tools = toolsWith({ 'functions,hosting': [eventarc, eventarc] });
  expect(await deploy(tools, project, settings)).toBe(true);
  expect(steps()).toEqual([
    'audit',
    'build',
    rules,
    functions,
    'wait 120',
    functions,
    'wait 120',
    functions,
  ]);
  expect(told).toContain('functions and Hosting (try 3)');
});

test('it gives up after several tries, and says what was done', async () => {
  const tools = toolsWith({ 'functions,hosting': Array.from({ length: 9 }, () => eventarc) });
  expect(await deploy(tools, project, settings)).toBe(false);
  expect(steps().filter((each) => each === functions)).toHaveLength(5);
  expect(told).toContain('functions and Hosting failed');
  expect(told).toContain('Done: rules and indexes. Then run the same command again.');
});

test('a permanent failure ends it immediately', async () => {
  expect(await deploy(toolsWith({ 'firestore,storage': [storage] }), project, settings)).toBe(
    false,
  );
  expect(steps()).toEqual(['audit', 'build', rules]);
  expect(told).toContain('Done: nothing.');
});

test('a missing role of the builder is explained', async () => {
  expect(await deploy(toolsWith({ 'functions,hosting': [builder] }), project, settings)).toBe(
    false,
  );
  expect(told).toContain('Give the builder its role: README.md, "Roles".');
});

test('a site that does not answer yet is retried; one that never does is a failure', async () => {
  statuses.push(403, 403, 200, 503);
  expect(await deploy(toolsWith(), project, settings)).toBe(true);
  expect(steps()).toEqual(['audit', 'build', rules, functions, 'wait 10', 'wait 10']);
  statuses.push(...Array.from({ length: 10 }, () => 403));
  expect(await deploy(toolsWith(), project, settings)).toBe(false);
  expect(told).toMatch(/http:\S+ answers 403, its API 403/);
});
