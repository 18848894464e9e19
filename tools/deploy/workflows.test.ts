import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { root } from '../../tests/support/ports.ts';

const permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));
const step = z.strictObject({
  name: z.string().optional(),
  uses: z.string().optional(),
  with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  env: z.record(z.string(), z.string()).optional(),
  run: z.string().optional(),
  shell: z.literal('bash').optional(),
});
const concurrency = z.object({
  group: z.string(),
  queue: z.literal('max').optional(),
  'cancel-in-progress': z.boolean().optional(),
});
const job = z.object({
  concurrency: concurrency.optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  environment: z.string().optional(),
  permissions: permissions.optional(),
  'timeout-minutes': z.int().optional(),
  steps: z.array(step).default([]),
});
const workflow = z.strictObject({
  name: z.string(),
  on: z.union([z.string(), z.record(z.string(), z.unknown())]),
  permissions,
  concurrency: concurrency.optional(),
  jobs: z.record(z.string(), job),
});

const folder = join(root, '.github', 'workflows');
const texts = readdirSync(folder).map((file): [string, string] => [
  file,
  readFileSync(join(folder, file), 'utf8'),
]);
const workflows = new Map(texts.map(([file, text]) => [file, workflow.parse(parse(text))]));
const jobs = [...workflows].flatMap(([file, { jobs: all, ...rest }]) =>
  Object.entries(all).map(([name, each]) => ({ file, name, each, workflow: rest })),
);
const steps = jobs.flatMap(({ each }) => each.steps);

test('there is one to test, one to preview, one to deploy and one for each night', () => {
  expect([...workflows.keys()].toSorted()).toEqual([
    'deploy.yml',
    'nightly.yml',
    'preview.yml',
    'test.yml',
  ]);
  const runs = (file: string) =>
    Object.values(workflows.get(file)?.jobs ?? {}).flatMap((each) =>
      each.steps.flatMap(({ run }) => run ?? []),
    );
  expect(runs('test.yml')).toEqual(['npm test']);
  expect(runs('deploy.yml').at(-1)).toBe('npm run deploy -- "$PROJECT"');
  expect(workflows.get('deploy.yml')?.on).toHaveProperty('workflow_dispatch');
});

test('every npm script that a workflow runs exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:-]+)/g)]);
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter(([, name = '']) => !(name in scripts))).toEqual([]);
});

test('actions are pinned by commit, with the release that it is', () => {
  const uses = texts.flatMap(([, text]) => text.match(/uses: (?!\.\/).*/g) ?? []);
  expect(uses.length).toBeGreaterThan(5);
  const pinned = /^uses: [\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/;
  expect(uses.filter((each) => !pinned.test(each))).toEqual([]);
});

test('one version of Node is used, that of the functions', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const version = read('.nvmrc').trim();
  const { engines } = JSON.parse(read('functions/package.json')) as { engines: { node: string } };
  expect(engines.node).toBe(version);
  expect(read('.devcontainer/devcontainer.json')).toContain(`/typescript-node:${version}"`);
  const set = steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@'));
  expect(set.length).toBeGreaterThan(2);
  for (const { with: given } of set) expect(given).toMatchObject({ 'node-version-file': '.nvmrc' });
});

test('code of forks never gets credentials, and no key is stored', () => {
  for (const [file, text] of texts) {
    expect([file, text.match(/secrets[.[]|pull_request_target|credentials_json/)]).toEqual([
      file,
      null,
    ]);
  }
  const trusted = jobs.filter(({ each }) => each.environment !== undefined);
  expect(trusted.map(({ name }) => name).toSorted()).toEqual(['deploy', 'preview']);
  for (const { each, workflow: of } of jobs) {
    const granted = { ...of.permissions, ...each.permissions };
    const writes = Object.keys(granted).filter((name) => granted[name] === 'write');
    expect(writes).toEqual(each.environment ? ['id-token'] : []);
  }
});

test('a pull request of a fork gets no preview', () => {
  expect(workflows.get('preview.yml')?.jobs['preview']?.if).toBe(
    'github.event.pull_request.head.repo.full_name == github.repository',
  );
});

test('event data is never interpolated into a command', () => {
  for (const { run = '' } of steps) expect(run).not.toContain('${{');
});

test('a failing command fails its pipe', () => {
  for (const { run = '', shell } of steps)
    expect(shell).toBe(run.includes(' | ') ? 'bash' : undefined);
});

// Each tags a revision of the same functions, and Cloud Run refuses the second of two writes (409).
test('a deploy and the previews of all pull requests take turns, and none is dropped', () => {
  const changing = jobs.filter(({ each }) => each.environment !== undefined);
  expect(changing.map(({ name, each }) => [name, each.environment, each.concurrency])).toEqual([
    [
      'deploy',
      '${{ inputs.environment }}',
      { group: 'deploy-${{ inputs.environment }}', queue: 'max' },
    ],
    ['preview', 'staging', { group: 'deploy-staging', queue: 'max' }],
  ]);
});

// The subject of GitHub's tokens contains names in some repositories, and names with ids in others.
test('Google trusts one repository by its id, and one environment', () => {
  const guide = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');
  expect(guide).not.toContain('assertion.sub');
  const [, condition] = /--attribute-condition="(.*)"/.exec(guide) ?? [];
  expect(condition).toBe(
    "assertion.repository_id == '$REPOSITORY_ID' && assertion.environment == '$ENVIRONMENT'",
  );
  const [, subject] = /google\.subject=(.*)"/.exec(guide) ?? [];
  expect(subject).toBe("assertion.repository_id + ':' + assertion.environment");
  expect(guide).toContain('/subject/$REPOSITORY_ID:$ENVIRONMENT"');
});
