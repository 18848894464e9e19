import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectId, root } from '../../tests/support/ports.ts';
import { variables } from '../../web/src/config/variables.ts';
import { findProblems, parameters, readSettings, secrets } from './settings.ts';

const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
const functionsExample = parseEnv(read('functions', '.env.example'));
const webExample = parseEnv(read('web', '.env.example'));

/** The examples, filled in as README.md describes. */
const settings = {
  web: {
    ...webExample,
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_APP_ID: '1:1:web:1',
    VITE_ADMIN_EMAIL_DOMAIN: 'institute.test',
    VITE_SITE_URL: 'https://www.institute.test',
  },
  functions: { ...functionsExample, SITE_URL: 'https://www.institute.test' },
};
const own = { name: 'Nila Institute', spokenName: 'Nila', domain: 'nila.test' };

const problemsOf = (web: object, functions: object = {}, project = 'your-project'): string[] =>
  findProblems(
    {
      web: { ...settings.web, ...web },
      functions: { ...settings.functions, ...functions },
      institute: own,
    },
    project,
  );

// The CLI writes what is missing to a file, and of two suites that start at the same time, one fails.
test('the emulators have a value for every parameter', () => {
  const emulated = parseEnv(read('functions', `.env.${projectId}`));
  expect(Object.keys(emulated).toSorted()).toEqual(Object.keys(functionsExample).toSorted());
});

test('the example for the functions has every parameter that the functions declare', () => {
  const names = parameters.map(({ name }) => name).filter((name) => !secrets.includes(name));
  expect(Object.keys(functionsExample).toSorted()).toEqual(names.toSorted());
});

test('the example for web has every variable that web reads', () => {
  expect(Object.keys(webExample).toSorted()).toEqual(Object.keys(variables).toSorted());
});

test('the examples need only the values of the project', () => {
  expect(
    findProblems({ web: webExample, functions: functionsExample, institute: own }, 'your-project'),
  ).toEqual([
    expect.stringContaining('VITE_FIREBASE_API_KEY is missing'),
    expect.stringContaining('VITE_FIREBASE_APP_ID is missing'),
    expect.stringContaining('VITE_ADMIN_EMAIL_DOMAIN in web/.env.production.local is still'),
    expect.stringContaining('VITE_SITE_URL in web/.env.production.local is still'),
    expect.stringContaining('SITE_URL in functions/.env.your-project is still'),
  ]);
  expect(problemsOf({})).toEqual([]);
});

test.each([
  [{}, { ENQUIRY_RETENTION_DAYS: undefined }, 'ENQUIRY_RETENTION_DAYS is missing'],
  [{}, { ENQUIRY_RETENTION_DAYS: 'two years' }, 'not a whole number: two years'],
  [{}, { ENQUIRY_EMAIL: 'counsellors@vaasal.example' }, 'this is still Vaasal Institute'],
  [{}, { OWNER_EMAIL: 'me@your-domain.in' }, "me@your-domain.in, the example's"],
  [{}, { APP_CHECK: 'on' }, 'not a true or false: on'],
  [{}, { APP_CHECK_DEBUG_TOKEN: 'x' }, 'must be empty'],
  [{}, { APP_CHECK: 'true' }, 'VITE_APP_CHECK_SITE_KEY is empty'],
  [{}, { SITE_URL: 'https://other.example' }, 'differs from VITE_SITE_URL'],
  [{ VITE_FIREBASE_API_KEY: 'demo-api-key' }, {}, 'demo-api-key'],
  [{ VITE_FIREBASE_PROJECT_ID: 'staging' }, {}, 'is for the project staging, not for your-project'],
  [{ VITE_SITE_URL: undefined }, {}, 'VITE_SITE_URL is missing'],
])('finds what is wrong: %j %j', (web, functions, problem) => {
  expect(problemsOf(web, functions)).toEqual([expect.stringContaining(problem)]);
});

// institute-4
test('a deploy of the sample is refused', () => {
  const given = { ...settings, institute: readSettings(folder, 'your-project', {}).institute };
  expect(findProblems(given, 'your-project')).toEqual(
    ['name', 'spokenName', 'domain'].map((fact) =>
      expect.stringMatching(
        `^${fact} in schema/src/institute.ts is .*: this is still Vaasal Institute`,
      ),
    ),
  );
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
  mkdirSync(join(folder, 'web'));
  mkdirSync(join(folder, 'functions'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('settings are read from the files of the project, as Vite and firebase-tools read them', () => {
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  write('web/.env.production.local', 'VITE_SITE_URL=https://a.example\nVITE_B=file\n');
  write('functions/.env', 'SITE_URL=https://all.example\nAPP_CHECK=false\n');
  write('functions/.env.mine', 'SITE_URL=https://mine.example\n');
  write('functions/.env.other', 'SITE_URL=https://other.example\n');
  expect(readSettings(folder, 'mine', { VITE_B: 'environment', PATH: '/bin' })).toEqual({
    web: { VITE_SITE_URL: 'https://a.example', VITE_B: 'environment' },
    functions: { SITE_URL: 'https://mine.example', APP_CHECK: 'false' },
    institute: expect.objectContaining({ domain: 'vaasal.example' }),
  });
});

test('without files every value is missing', () => {
  const problems = findProblems(readSettings(folder, 'mine', {}), 'mine');
  expect(problems.filter((each) => each.includes('is missing')).length).toBeGreaterThan(10);
});
