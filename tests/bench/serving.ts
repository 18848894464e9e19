import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forkServer, type Server } from '../support/fork-server.ts';
import { root } from '../support/ports.ts';
import { budgets } from './budgets.ts';
import { measureLoad, rates } from './rates.ts';
import { median, type Row } from './report.ts';

const rounds = 7;

export const start = (script: string, ...args: readonly string[]): Promise<Server> =>
  forkServer(script, args, { CONTENT_MEMORY_SECONDS: '3600' });

export const own = (name: string): string => join(import.meta.dirname, name);
const inFramework = join(root, 'tests', 'support', 'serve-framework.ts');

export const startPages = (): Promise<Server> => start(own('serve-pages.ts'));

/** Requests a different URL every time, which is never cached. */
function unseen(): { setupRequest: (request: object) => object } {
  let count = 0;
  return {
    setupRequest: (request) => ({ ...request, path: `/?course=${(count += 1)}` }),
  };
}

/** Requests answered per second, compared with bare handlers that send the same bytes. */
export async function measureServing(folder: string): Promise<Row[]> {
  const pages = await startPages();
  const answer = await fetch(pages.url);
  const html = join(folder, 'home.html');
  writeFileSync(html, await answer.text());
  const headers = join(folder, 'headers.json');
  writeFileSync(headers, JSON.stringify(Object.fromEntries(answer.headers)));
  const express = await start(own('serve-bytes.ts'), html, headers);
  const onRequest = await start(own('serve-bare.ts'), html);
  const framework = await start(inFramework, 'pages');
  const found = await rates({
    express: () => measureLoad(express.url),
    memory: () => measureLoad(pages.url),
    onRequest: () => measureLoad(onRequest.url),
    framework: () => measureLoad(framework.url),
    rendered: () => measureLoad(pages.url, unseen(), 2),
  });
  for (const server of [pages, express, onRequest, framework]) server.stop();
  const rate = (what: string, value: number): Row => ({ what, value, unit: '/s' });
  const least = { unit: '×', atLeast: true } as const;
  return [
    rate('bare Express handler', found.express),
    rate('home from memory', found.memory),
    rate('bare onRequest, functions framework', found.onRequest),
    rate('home from memory, functions framework', found.framework),
    {
      ...rate('home rendered anew', found.rendered),
      budget: budgets.rendersPerSecond,
      atLeast: true,
    },
    {
      ...least,
      what: 'home from memory, of a bare Express handler',
      value: found.memory / found.express,
      budget: budgets.fromMemoryShare,
    },
    {
      ...least,
      what: 'home from memory, functions framework, of a bare onRequest',
      value: found.framework / found.onRequest,
      budget: budgets.frameworkShare,
    },
  ];
}

/** Milliseconds to import modules in a new Node process. */
function importTime(modules: readonly string[]): number {
  const imports = modules.map((name) => `await import(${JSON.stringify(name)});`).join('');
  const script = `const began = performance.now();${imports}console.log(performance.now() - began);process.exit()`;
  const args = ['--input-type=module', '-e', script];
  const cwd = join(root, 'functions');
  return Number(execFileSync(process.execPath, args, { cwd, encoding: 'utf8' }));
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

/** Import time of a cold start, compared with the packages that it cannot do without. */
export function measureImports(): Row[] {
  const lib = join(root, 'functions', 'lib');
  const chunk = (name: string) =>
    readdirSync(lib)
      .filter((file) => file.startsWith(`${name}-`))
      .map((file) => join(lib, file));
  const sdk = 'firebase-functions/v2/https firebase-admin/app firebase-admin/firestore zod';
  const targets = {
    packages: sdk.split(' '),
    pages: [join(lib, 'index.js'), ...chunk('pages')],
    api: [join(lib, 'index.js'), ...chunk('api')],
  };
  const times = Array.from({ length: rounds }, () => ({
    packages: importTime(targets.packages),
    pages: importTime(targets.pages),
    api: importTime(targets.api),
  }));
  const share = (name: 'pages' | 'api'): Row => ({
    what: `importing ${name}, of those packages`,
    value: median(times.map((round) => round[name] / round.packages)),
    unit: '×',
    budget: budgets.importShare,
  });
  const each = heavy.map((name): Row => {
    const alone = Array.from({ length: 3 }, () => importTime([name]));
    return { what: `importing ${name}`, value: median(alone), unit: 'ms' };
  });
  const sdkTime = median(times.map(({ packages }) => packages));
  return [
    { what: `importing ${sdk.replaceAll('firebase-', '')}`, value: sdkTime, unit: 'ms' },
    ...each,
    share('pages'),
    share('api'),
  ];
}
