import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort, root } from '../support/ports.ts';
import { budgets } from './budgets.ts';
import { median, type Row } from './report.ts';

const rounds = 5;

const framework = createRequire(import.meta.url).resolve('@google-cloud/functions-framework');
const server = join(framework, '..', 'main.js');

/** The time that the process has computed, in milliseconds: it hardly depends on what else runs. */
function computed(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}

interface Start {
  readonly elapsed: number;
  readonly computed: number;
}

/** Starts Cloud Functions' own server in a new process until it has answered once. */
async function startCold(source: string, name: string, path: string): Promise<Start> {
  const port = await freePort();
  const args = [server, `--target=${name}`, `--source=${source}`, `--port=${port}`];
  const env = { ...process.env, K_SERVICE: name, CONTENT_MEMORY_SECONDS: '60' };
  const began = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} ended before it answered`);
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    if (answer && !answer.ok) throw new Error(`${name} answered ${answer.status}`);
    if (answer) break;
    await setTimeout(5);
  }
  const start = { elapsed: performance.now() - began, computed: computed(child.pid ?? 0) };
  child.kill();
  await ended;
  return start;
}

const least = join(import.meta.dirname, 'serve-least.ts');
const functions = join(root, 'functions');

const cases = {
  nothing: () => startCold(least, 'nothing', '/'),
  oneRead: () => startCold(least, 'oneRead', '/'),
  pages: () => startCold(functions, 'pages', '/'),
  api: () => startCold(functions, 'api', '/api/courses'),
} as const;

const texts: Record<keyof typeof cases, string> = {
  nothing: 'an empty function',
  oneRead: 'a function that reads a document',
  pages: 'pages, home',
  api: 'api, a list',
};

/**
 * From the start of a process to its first answer: both functions, beside one that does nothing and
 * one that only reads a document with the packages that they cannot do without.
 */
export async function measureColdStart(): Promise<Row[]> {
  const names = Object.keys(cases) as (keyof typeof cases)[];
  const found = new Map(names.map((name) => [name, [] as Start[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) found.get(name)?.push(await cases[name]());
  const of = (name: keyof typeof cases, what: keyof Start) =>
    median((found.get(name) ?? []).map((start) => start[what]));
  const own = (name: keyof typeof cases) => of(name, 'computed') - of('nothing', 'computed');
  const share = (name: 'pages' | 'api'): Row => ({
    what: `cold start: ${texts[name]}, own time, of that with one read`,
    value: own(name) / own('oneRead'),
    unit: '×',
    budget: budgets.coldShare,
  });
  return [
    ...names.flatMap((name): Row[] => [
      { what: `cold start: ${texts[name]}`, value: of(name, 'elapsed'), unit: 'ms' },
      { what: `cold start: ${texts[name]}, computed`, value: of(name, 'computed'), unit: 'ms' },
    ]),
    share('pages'),
    share('api'),
  ];
}

/** What is heavy, each by itself: what several of them need is counted in each. */
const heavy = [
  'firebase-functions/v2/https',
  'firebase-functions/v2/firestore',
  'firebase-admin/app',
  'firebase-admin/firestore',
  'firebase-admin/auth',
  'express',
  'sharp',
  'sanitize-html',
];

/** Milliseconds to import a package in a new Node process. */
function importTime(name: string): number {
  const script = `const began = performance.now(); await import('${name}'); console.log(performance.now() - began); process.exit()`;
  const args = ['--input-type=module', '-e', script];
  return Number(execFileSync(process.execPath, args, { cwd: functions, encoding: 'utf8' }));
}

export const measureImports = (): Row[] =>
  heavy.map((name) => ({
    what: `importing ${name}`,
    value: median(Array.from({ length: rounds }, () => importTime(name))),
    unit: 'ms',
  }));
